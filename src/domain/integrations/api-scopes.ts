/** What an API key may be used for, in the order of the form, as the check of the table `api_keys`. */
export const apiScopes = {
  'listings:read': { label: 'Read listings', text: 'Search and read listings, as you see them' },
  'own:read': {
    label: 'Read your data',
    text: 'Read your listings, buy box, matches, saved listings, and pipeline',
  },
  'own:write': {
    label: 'Change your data',
    text: 'Create and change your listings, buy box, saved listings, and pipeline',
  },
  messages: { label: 'Messages', text: 'Read and send messages' },
  deals: { label: 'Offers and deals', text: 'Read offers and deals' },
  webhooks: {
    label: 'Webhooks',
    text: 'Have events about what the other scopes cover sent to a program, and end that',
  },
} as const;

export type ApiScope = keyof typeof apiScopes;

export const apiScopeIds = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];
