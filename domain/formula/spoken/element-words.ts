/** How the signs of chemical elements are read in a formula, in Ukrainian: six by their letters, the rest by their names. */
const words =
  'H аш|He гелій|Li літій|Be берилій|B бор|C це|N ен|O о|F флуор|Ne неон|Na натрій|Mg магній|Al алюміній|Si силіцій|P пе|S ес|Cl хлор|Ar аргон|' +
  'K калій|Ca кальцій|Sc скандій|Ti титан|V ванадій|Cr хром|Mn манган|Fe ферум|Co кобальт|Ni нікол|Cu купрум|Zn цинк|Ga галій|Ge германій|' +
  'As арсен|Se селен|Br бром|Kr криптон|Rb рубідій|Sr стронцій|Y ітрій|Zr цирконій|Nb ніобій|Mo молібден|Tc технецій|Ru рутеній|Rh родій|' +
  'Pd паладій|Ag аргентум|Cd кадмій|In індій|Sn станум|Sb стибій|Te телур|I йод|Xe ксенон|Cs цезій|Ba барій|La лантан|Ce церій|Pt платина|' +
  'Au аурум|Hg меркурій|Tl талій|Pb плюмбум|Bi бісмут|Po полоній|At астат|Rn радон|Fr францій|Ra радій|Ac актиній|Th торій|U уран|Np нептуній|' +
  'Pu плутоній|Am америцій|W вольфрам'

const elementWords: ReadonlyMap<string, string> = new Map(words.split('|').map((pair) => pair.split(' ') as [string, string]))

/**
 * Parts upright letters into signs of elements and reads each: `NaCl` → `['натрій', 'хлор']`.
 * @returns null where they are no signs of elements.
 */
export function elementsIn(letters: string): string[] | null {
  const found: string[] = []
  for (let at = 0; at < letters.length;) {
    const two = elementWords.get(letters.slice(at, at + 2))
    const word = two ?? elementWords.get(letters.charAt(at))
    if (word === undefined) return null
    found.push(word)
    at += two === undefined ? 1 : 2
  }
  return found
}
