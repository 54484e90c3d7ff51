export { ColumnHead, Table, tableLook } from './table'
