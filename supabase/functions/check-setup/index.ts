// Says what the functions' secrets, Stripe, and the mail server still need. Called by `npm run deploy:check`.
import { newClientOf } from '../_shared/api/key-exchange.ts';
import { json, readObject, servePost } from '../_shared/http.ts';
import { openMailServer } from '../_shared/mail-server.ts';
import { scannerProblem } from '../_shared/malware-scan.ts';
import { findPriceProblem, type Plan } from '../_shared/price.ts';
import { requireService, serviceClient, variable } from '../_shared/project.ts';
import { sealingCertificate, SealingProblem } from '../_shared/sealing-certificate.ts';
import { vapidKeys } from '../_shared/vapid.ts';
import { stripeClient, type Stripe } from '../_shared/stripe.ts';
import { webhookProblem } from './webhook.ts';

const secrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_HOST', 'SMTP_PORT', 'SMTP_FROM'];

servePost('The setup couldn’t be checked.', async (request) => {
  requireService(request);
  const { site_url: siteUrl, app_url: appUrl } = await readObject(request);
  const problems = [
    ...addressProblem('SITE_URL', siteUrl),
    ...addressProblem('APP_URL', appUrl),
    ...secrets.filter((name) => !Deno.env.get(name)).map((name) => `The secret ${name} isn’t set.`),
    ...(await sealingProblems()),
    ...(await signingProblems()),
    ...pushProblems(),
    ...[await scannerProblem()].filter((problem) => problem !== null),
    ...(Deno.env.get('STRIPE_SECRET_KEY') ? await stripeProblems() : []),
    ...(Deno.env.get('SMTP_HOST') && Deno.env.get('SMTP_PORT') ? await mailProblems() : []),
  ];
  return json({ problems });
});

function addressProblem(name: string, expected: unknown): string[] {
  const actual = Deno.env.get(name)?.replace(/\/+$/, '');
  return actual === expected ? [] : [`The secret ${name} is ${actual || 'not set'}. It should be ${expected}.`];
}

/** Without a certificate, agreements are signed but can't be downloaded. */
async function sealingProblems(): Promise<string[]> {
  const soon = new Date(Date.now() + 30 * 86_400_000);
  try {
    const { expiresAt } = await sealingCertificate();
    if (expiresAt > soon) return [];
    return [`The certificate in SEALING_CERTIFICATE expires on ${expiresAt.toISOString().slice(0, 10)}. Renew it.`];
  } catch (error) {
    if (error instanceof SealingProblem) return [error.message];
    throw error;
  }
}

/** Without keys, push notifications are off. */
function pushProblems(): string[] {
  try {
    vapidKeys();
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

/** Signs a token for a key that doesn't exist. The project says so only if it knows who signed it. */
async function signingProblems(): Promise<string[]> {
  if (!Deno.env.get('JWT_SIGNING_KEY')) return ['The secret JWT_SIGNING_KEY isn’t set. API keys can’t be used.'];
  try {
    const client = await newClientOf(crypto.randomUUID(), crypto.randomUUID());
    const { data, error } = await client.rpc('session_status');
    if (error?.hint === 'session_ended' || data?.refusal === 'session_ended') return [];
  } catch {
    // It isn't a key at all.
  }
  return ['The secret JWT_SIGNING_KEY isn’t a signing key of the project. API keys can’t be used.'];
}

async function stripeProblems(): Promise<string[]> {
  const stripe = stripeClient();
  const isSandbox = Boolean(Deno.env.get('STRIPE_API_URL'));
  try {
    return [...(await priceProblems(stripe)), ...(isSandbox ? sandboxProblem() : await webhookProblems(stripe))];
  } catch (error) {
    return [`Stripe can’t be asked: ${messageOf(error)}`];
  }
}

/** The sandbox has no list of webhooks: it sends its events here. */
function sandboxProblem(): string[] {
  return variable('SUPABASE_URL').startsWith('https:')
    ? ['The secret STRIPE_API_URL is set. Unset it: payments would go to a sandbox.']
    : [];
}

async function priceProblems(stripe: Stripe): Promise<string[]> {
  const { data, error } = await serviceClient().from('membership_plans').select('*').eq('offered', true);
  if (error) throw new Error(`membership_plans: ${error.code} ${error.message}`);
  const problems = await Promise.all((data as Plan[]).map((plan) => findPriceProblem(stripe, plan)));
  return problems.filter((problem) => problem !== null);
}

async function webhookProblems(stripe: Stripe): Promise<string[]> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const problem = webhookProblem(data, `${variable('SUPABASE_URL')}/functions/v1/stripe-webhook`);
  return problem === null ? [] : [problem];
}

async function mailProblems(): Promise<string[]> {
  const server = openMailServer(1);
  try {
    await server.verify();
    return [];
  } catch (error) {
    return [`The mail server refuses: ${messageOf(error)}`];
  } finally {
    server.close();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
