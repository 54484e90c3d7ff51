export {
  changeWorksheet,
  listWorksheets,
  previewShare,
  makeWorksheet,
  readVariants,
  readWorksheet,
  removeWorksheet,
  searchTasks,
  shareWorksheet,
} from './api/worksheet-calls'
