import { joinAddress } from '@/entities/group'

/** The whole link of an invitation, to be sent to others. */
export const inviteLink = (code: string): string => new URL(joinAddress(code), location.origin).href
