import { addresses } from '@/shared/routes'

/** In place of an id: the group that was opened last, right after it was paid for. */
export const latestGroup = 'latest'

/** Parts of the page of groups: one group, an invitation, or a group to renew. */
export const groupAddress = (id: string): string => `${addresses.groupPremium.to()}?group=${id}`
export const joinAddress = (code: string): string => `${addresses.groupPremium.to()}?join=${code}`
export const taskAddress = (group: string, task: string): string => `${groupAddress(group)}&task=${task}`
