const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * What a webhook can subscribe to, in the order of the form: topics, and the types of their events, as in the view
 * `private.webhook_events`. `scope`: what an API key needs besides `webhooks`.
 */
export const webhookTopics = {
  matches: {
    label: 'Matches',
    hint: 'A listing matches your buy box or an alerting saved search.',
    scope: 'own:read',
    types: words('match.created match.returned'),
  },
  price_drops: {
    label: 'Price drops',
    hint: 'A listing that matches gets cheaper.',
    scope: 'own:read',
    types: words('match.price_dropped'),
  },
  own_listings: {
    label: 'Your listings',
    hint: 'One is approved, held, viewed, saved, valued, or asked about, or another seller lists the same property.',
    scope: 'own:read',
    types: words(`
      listing.approved listing.returned listing.held listing.removed listing.restored listing.viewed
      listing.saved listing.claimed listing.claim_changed listing.valued listing.availability_asked listing.badge_ended
      question.asked showing.booked
    `),
  },
  offers: {
    label: 'Offers',
    hint: 'Every step of offers you make or receive.',
    scope: 'deals',
    types: words(`
      offer.made offer.revised offer.countered offer.accepted offer.declined offer.withdrawn offer.backed_up
      offer.opened offer.promoted offer.expired offer.held offer.resumed offer.canceled
    `),
  },
  deals: {
    label: 'Deals',
    hint: 'Every step of your deals under contract.',
    scope: 'deals',
    types: words(`
      deal.opened deal.closed deal.fallen_through ending.reported closing.confirmed outcome.recorded
      milestone.declared milestone.confirmed milestone.accepted milestone.rejected milestone.disputed
      milestone.completed milestone.waived extension.proposed extension.agreed extension.declined
      extension.withdrawn contract.extended deadline.reminded deadline.missed party.invited party.joined
      party.revoked party.rights_changed party.company_named party.accepted split.proposed split.approved
      split.declined split.withdrawn split.agreed document.added document.shared document.unshared
      document.removed instructions.entered instructions.changed instructions.stopped instructions.withdrawn
      agreement.prepared agreement.signed agreement.declined agreement.countered
      agreement.withdrawn agreement.completed agreement.sealed terms.amended
      release.agreed release.paused release.resumed release.completed authority.requested authority.verified
      title.opened title.item_changed title.settlement_approved title.cleared
      deal.linked deal.purchase_moved deal.purchase_closed deal.unlinked
    `),
  },
  messages: {
    label: 'Messages',
    hint: 'Someone sends you a message.',
    scope: 'messages',
    types: words('message.received'),
  },
} as const;

export type WebhookTopic = keyof typeof webhookTopics;

export const webhookTopicNames = Object.keys(webhookTopics) as WebhookTopic[];

/** Everything that a webhook can subscribe to: topics, and single types. */
export const webhookEventNames: readonly string[] = [
  ...webhookTopicNames,
  ...webhookTopicNames.flatMap((topic) => webhookTopics[topic].types),
];
