/** What a webhook can subscribe to, in the order of the form, as the check on `webhook_endpoints.events`. */
export const webhookTopics = {
  matches: { label: 'Matches', hint: 'A listing matches your buy box or an alerting saved search.' },
  price_drops: { label: 'Price drops', hint: 'A listing that matches gets cheaper.' },
  offers: { label: 'Offers', hint: 'Every step of offers you make or receive.' },
  deals: { label: 'Deals', hint: 'Every step of your deals under contract.' },
  messages: { label: 'Messages', hint: 'Someone sends you a message.' },
} as const;

export type WebhookTopic = keyof typeof webhookTopics;

export const webhookTopicNames = Object.keys(webhookTopics) as WebhookTopic[];
