// What went wrong, as a sentence for who wanted something.
import { ApiError } from '../lib/api'
import { say } from '../lib/words'

export function trouble(error: unknown): string {
  if (!(error instanceof ApiError)) return say('trouble-other')
  switch (error.status) {
    case 0:
    case 502:
    case 503:
    case 504:
      return say('trouble-lost')
    case 401:
    case 403:
      return say('trouble-not-allowed')
    case 404:
      return say('trouble-nothing')
    case 409:
      return say('trouble-busy')
    case 429:
      return say('trouble-often')
    case 400:
      return say('trouble-refused', { why: error.message })
    default:
      return say('trouble-other')
  }
}
