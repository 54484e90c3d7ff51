export { Table } from './table'
