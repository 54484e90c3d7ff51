export { paymentsStream, type BegunPayment } from './model/payments-stream'
