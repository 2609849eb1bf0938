// Deletes the caller's account for good, once the password has been given again: first the membership ends at the card provider,
// so that nobody is charged who is gone; then the files go, then the account, with which the database removes every row of the
// member. Each step can be repeated, so a call that failed half-way is finished by the next one.
import { customerOf } from '../_shared/customer.ts';
import { endBilling } from '../_shared/end-billing.ts';
import { removeFolder } from '../_shared/files.ts';
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { requireMember, serviceClient, visitorClient } from '../_shared/project.ts';
import { stripeClient } from '../_shared/stripe.ts';

/** Buckets in which members have a folder named by their id. */
const buckets = ['avatars', 'images', 'message-attachments', 'contracts'];

servePost('Your account could not be deleted. Please try again.', async (request) => {
  const member = await requireMember(request);
  const { password } = await readObject(request);
  if (typeof password !== 'string' || password === '') throw new Refusal(400, 'Type your password.');
  if (!(await isPasswordOf(member.email ?? '', password))) {
    // Unless the account went away meanwhile, as with two requests at once: then there is no password to be right.
    await requireMember(request);
    throw new Refusal(403, 'The password is not right.');
  }

  const service = serviceClient();
  const customer = await customerOf(service, member.id);
  if (customer) await endMembership(customer);
  for (const bucket of buckets) await removeFolder(service, bucket, member.id);
  // Another tab may have begun to pay meanwhile, as a customer made since.
  const later = await customerOf(service, member.id);
  if (later && later !== customer) await endMembership(later);
  const { error } = await service.auth.admin.deleteUser(member.id);
  if (error && error.code !== 'user_not_found') throw error;
  // What another tab uploaded, or bought, meanwhile. The account is gone either way, and nobody could ask again.
  await Promise.all(buckets.map((bucket) => removeFolder(service, bucket, member.id))).catch((reason: unknown) => {
    console.error(
      `Files of the deleted account ${member.id} may be left:`,
      reason instanceof Error ? reason.message : '',
    );
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

async function endMembership(customer: string): Promise<void> {
  try {
    await endBilling(stripeClient(), customer);
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'Thrown: no error');
    throw new Refusal(409, 'Your membership could not be ended, so your account was kept. Please try again.');
  }
}

async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const { auth } = visitorClient();
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (data.session) await auth.signOut({ scope: 'local' });
  if (!error) return true;
  // Where unconfirmed members may not sign in, auth says so only after the password has proved right.
  if (error.code === 'email_not_confirmed') return true;
  if (error.code === 'invalid_credentials') return false;
  if (error.status === 429) throw new Refusal(429, 'Too many attempts. Wait a little and try again.');
  throw error;
}
