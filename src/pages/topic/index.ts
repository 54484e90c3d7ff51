export { TopicPage } from './ui/topic-page'
