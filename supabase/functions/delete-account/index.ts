// Deletes the caller's account if they signed in within the last 10 minutes, and not with a recovery code. First ends
// billing at Stripe, so that the member knows if that fails, then deletes the files, then the account, which cascades
// to every row and has what was begun in another tab ended by reconcile-payments. Each step is idempotent: a retry
// completes a call that failed halfway.
import { customerOf } from '../_shared/customer.ts';
import { endBilling } from '../_shared/end-billing.ts';
import { removeFiles, removeFolder } from '../_shared/files.ts';
import { json, Refusal, servePost } from '../_shared/http.ts';
import { callDatabase, requireMember, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { stripeClient } from '../_shared/stripe.ts';

/** In ms. A stolen session can be kept alive by refreshing, but it can't sign in again. */
const recentSignIn = 10 * 60 * 1000;

/** Buckets with a folder per member id. */
const buckets = [
  'avatars',
  'images',
  'message-attachments',
  'contracts',
  'deal-documents',
  'documents',
  'pipeline',
  'proofs-of-funds',
];

servePost('We couldn’t delete your account. Please try again.', async (request) => {
  const member = await requireMember(request);
  if (Date.now() - member.signedInAt.getTime() > recentSignIn) {
    throw new Refusal(403, 'Sign in again to delete your account.');
  }
  if (member.isRecovered) throw new Refusal(403, 'Set up your authenticator app again first.');

  const service = serviceClient();
  const customer = await customerOf(service, member.id);
  if (customer) await endMembership(customer);
  await removeLastCopies(service, member.id);
  for (const bucket of buckets) await removeOwnFiles(service, bucket, member.id);
  const { error } = await service.auth.admin.deleteUser(member.id);
  if (error && error.code !== 'user_not_found') throw error;
  // Clean up after other tabs. The account is gone, so log failures instead of reporting them.
  await Promise.all(buckets.map((bucket) => removeOwnFiles(service, bucket, member.id))).catch((reason: unknown) => {
    console.error(`Files of deleted account ${member.id} may be left:`, reason instanceof Error ? reason.message : '');
  });
  return json({});
});

/**
 * Deletes what nobody else keeps: sealed agreements whose other signers have deleted their accounts, and what former
 * members shared in deals whose other side has.
 */
async function removeLastCopies(service: SupabaseClient, memberId: string): Promise<void> {
  for (const name of ['orphaned_agreement_files', 'orphaned_deal_files']) {
    await removeFiles(service, 'deal-documents', await callDatabase<string[]>(service, name, { member_id: memberId }));
  }
}

/** Deletes the member's files in a bucket, except documents of deals that stay for those they were shared with. */
async function removeOwnFiles(service: SupabaseClient, bucket: string, memberId: string): Promise<void> {
  const retained =
    bucket === 'deal-documents'
      ? await callDatabase<string[]>(service, 'kept_deal_files', { member_id: memberId })
      : [];
  await removeFolder(service, bucket, memberId, retained);
}

async function endMembership(customer: string): Promise<void> {
  try {
    await endBilling(stripeClient(), customer);
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'Not an error object');
    throw new Refusal(409, 'We couldn’t end your membership, so we didn’t delete your account. Please try again.');
  }
}
