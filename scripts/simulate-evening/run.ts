import { evening, measured, simulate } from './model.ts'

/** `npm run simulate [-- pupils]`: what the worst evening asks of the servers, by the measured costs. */
const pupils = Number(process.argv[2] ?? 290_000)
const { load, processors, processes, databaseWrites, seasonGigabytes, cdnGigabytes } = simulate({ ...evening, pupils }, measured)
console.log(`Учнів ${pupils}, одночасно ${Math.round(load.online)}, запитів до сервера ${Math.round(load.perSecond)} за секунду`)
console.log(`Процесорів ${processors.toFixed(1)}, процесів ${processes}, записів у базу ${Math.round(databaseWrites)} за секунду`)
console.log(`База за сезон ${Math.round(seasonGigabytes)} ГБ, CDN за вечір ${Math.round(cdnGigabytes)} ГБ`)
