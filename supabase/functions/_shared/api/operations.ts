import type { Operation } from './operation.ts';
import { activityOperations } from './operations/activity.ts';
import { buyBoxOperations } from './operations/buy-box.ts';
import { dealOperations } from './operations/deals.ts';
import { draftOperations } from './operations/drafts.ts';
import { listingBatchOperations } from './operations/listing-batch.ts';
import { listingSearchOperations } from './operations/listing-search.ts';
import { listingOperations } from './operations/listings.ts';
import { meOperations } from './operations/me.ts';
import { messageOperations } from './operations/messages.ts';
import { offerOperations } from './operations/offers.ts';
import { ownListingOperations } from './operations/own-listings.ts';
import { pictureOperations } from './operations/pictures.ts';
import { pipelineOperations } from './operations/pipeline.ts';
import { ruleOperations } from './operations/rules.ts';
import { savedOperations } from './operations/saved.ts';
import { taskOperations } from './operations/tasks.ts';
import { webhookOperations } from './operations/webhooks.ts';

/** Every operation of the API, in the order of the description. */
export const operations: readonly Operation[] = [
  ...meOperations,
  ...listingSearchOperations,
  ...listingOperations,
  ...ownListingOperations,
  ...ruleOperations,
  ...listingBatchOperations,
  ...pictureOperations,
  ...draftOperations,
  ...activityOperations,
  ...buyBoxOperations,
  ...savedOperations,
  ...pipelineOperations,
  ...taskOperations,
  ...offerOperations,
  ...dealOperations,
  ...messageOperations,
  ...webhookOperations,
];
