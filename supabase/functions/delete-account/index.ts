// Deletes the caller's account if they signed in within the last 10 minutes. First ends billing at Stripe, so that
// deleted members aren't charged, then deletes the files, then the account, which cascades to every row. Each step is
// idempotent: a retry completes a call that failed halfway.
import { customerOf } from '../_shared/customer.ts';
import { endBilling } from '../_shared/end-billing.ts';
import { removeFolder } from '../_shared/files.ts';
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

  const service = serviceClient();
  const customer = await customerOf(service, member.id);
  if (customer) await endMembership(customer);
  await removeLastCopies(service, member.id);
  for (const bucket of buckets) await removeFolder(service, bucket, member.id);
  // Another tab may have started a payment, which creates a customer.
  const later = await customerOf(service, member.id);
  if (later && later !== customer) await endMembership(later);
  const { error } = await service.auth.admin.deleteUser(member.id);
  if (error && error.code !== 'user_not_found') throw error;
  // Clean up after other tabs. The account is gone, so log failures instead of reporting them.
  await Promise.all(buckets.map((bucket) => removeFolder(service, bucket, member.id))).catch((reason: unknown) => {
    console.error(`Files of deleted account ${member.id} may be left:`, reason instanceof Error ? reason.message : '');
  });
  for (const payer of new Set([customer, later])) {
    if (payer === null) continue;
    await endBilling(stripeClient(), payer).catch((reason: unknown) => {
      console.error(
        `The customer ${payer} of a deleted account may be charged again:`,
        reason instanceof Error ? reason.message : '',
      );
    });
  }
  return json({});
});

/** Deletes the sealed agreements that nobody else keeps: the other signers have deleted their accounts. */
async function removeLastCopies(service: SupabaseClient, memberId: string): Promise<void> {
  const paths = await callDatabase<string[]>(service, 'orphaned_agreement_files', { member_id: memberId });
  if (paths.length === 0) return;
  const { error } = await service.storage.from('deal-documents').remove(paths);
  if (error) throw error;
}

async function endMembership(customer: string): Promise<void> {
  try {
    await endBilling(stripeClient(), customer);
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'Not an error object');
    throw new Refusal(409, 'We couldn’t end your membership, so we didn’t delete your account. Please try again.');
  }
}
