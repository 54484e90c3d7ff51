export { misfitsOf, payloadOf, payloadsOf, templateOf, type Form, type Forms, type Part } from './forms/form.ts'
