/** The tables of an Anki collection of schema 11 (`collection.anki2`), which every version of Anki imports. */
export const schema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null,
  usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null,
  flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null,
  type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null,
  lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`

const css = '.card { font-family: sans-serif; font-size: 20px; text-align: center; }'
const basicModel = 1_763_700_000_001
const clozeModel = 1_763_700_000_002
const occlusionModel = 1_763_700_000_003
const fieldsOf = (names: readonly string[]) =>
  names.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] }))
const twoFields = fieldsOf(['Front', 'Back'])

const model = (id: number, type: 0 | 1, deck: number, mod: number, name: string, [qfmt, afmt]: readonly [string, string]) => ({
  id,
  name,
  type,
  mod,
  usn: -1,
  sortf: 0,
  did: deck,
  tmpls: [{ name, ord: 0, qfmt, afmt, bqfmt: '', bafmt: '', did: null }],
  flds: twoFields,
  css,
  latexPre: '\\documentclass[12pt]{article}\\begin{document}',
  latexPost: '\\end{document}',
  tags: [],
  vers: [],
  req: [[0, 'all', [0]]],
})

/** As Anki draws its own kind «image occlusion», number 6 of its stock. */
const occlusionFace = `{{#Header}}<div>{{Header}}</div>{{/Header}}
<div style="display: none">{{cloze:Occlusion}}</div>
<div id="err"></div>
<div id="image-occlusion-container">{{Image}}<canvas id="image-occlusion-canvas"></canvas></div>
<script>try { anki.imageOcclusion.setup(); } catch (exc) { document.getElementById("err").textContent = exc; }</script>`
const occlusionBack = `${occlusionFace}
<div><button id="toggle">Toggle Masks</button></div>
{{#Back Extra}}<div>{{Back Extra}}</div>{{/Back Extra}}`
const occlusion = (deck: number, mod: number) => ({
  ...model(occlusionModel, 1, deck, mod, 'Складу: малюнок', [occlusionFace, occlusionBack]),
  flds: fieldsOf(['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments']),
  css: '#image-occlusion-canvas { --inactive-shape-color: #ffeba2; --active-shape-color: #ff8e8e; }',
  originalStockKind: 6,
})

const deckOf = (id: number, name: string, mod: number) => ({
  id,
  name,
  mod,
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  desc: '',
  dyn: 0,
  conf: 1,
  extendNew: 10,
  extendRev: 50,
})

/** The JSON in the row `col` of a collection with one deck. */
export function anki(deck: number, title: string, mod: number) {
  return {
    conf: {
      nextPos: 1,
      estTimes: true,
      activeDecks: [1],
      sortType: 'noteFld',
      sortBackwards: false,
      timeLim: 0,
      addToCur: true,
      curDeck: 1,
      newBury: true,
      newSpread: 0,
      dueCounts: true,
      curModel: String(basicModel),
      collapseTime: 1200,
    },
    models: {
      [basicModel]: model(basicModel, 0, deck, mod, 'Складу', ['{{Front}}', '{{FrontSide}}<hr id=answer>{{Back}}']),
      [clozeModel]: model(clozeModel, 1, deck, mod, 'Складу: пропуски', ['{{cloze:Front}}', '{{cloze:Front}}<br>{{Back}}']),
      [occlusionModel]: occlusion(deck, mod),
    },
    decks: { 1: deckOf(1, 'Default', mod), [deck]: deckOf(deck, title, mod) },
    dconf: {
      1: {
        id: 1,
        name: 'Default',
        mod: 0,
        usn: 0,
        maxTaken: 60,
        autoplay: true,
        timer: 0,
        replayq: true,
        dyn: false,
        new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
        rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
        lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
      },
    },
  }
}
anki.models = { basic: basicModel, cloze: clozeModel, occlusion: occlusionModel }
