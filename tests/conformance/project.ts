import { randomBytes } from 'node:crypto';
import type { EmailOtpType, SupabaseClient } from '@supabase/supabase-js';
import { clientFor, sessionIdOf } from '../backend/client.ts';
import { linkOf, mailTo } from '../backend/mail.ts';

/** A running project, and how to reach it. */
export interface Target {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  /** The embedded backend’s mail page. Without one, links come from the auth server’s admin API. */
  mailUrl: string | null;
  /** Of the members’ addresses. Hosted projects refuse example.com. */
  emailDomain: string;
}

export interface Member {
  id: string;
  email: string;
  /** Signed in with the password. */
  client: SupabaseClient;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export const password = 'a long enough password';

/** A project under test. Keeps track of the members it creates, so that they can be deleted. */
export class Project {
  readonly service: SupabaseClient;
  readonly #members: string[] = [];

  constructor(readonly target: Target) {
    this.service = clientFor(target, target.serviceRoleKey);
  }

  visitor(): SupabaseClient {
    return clientFor(this.target);
  }

  /** How many accounts the project has. */
  async countMembers(): Promise<number> {
    const { count, error } = await this.service.from('users').select('id', { count: 'exact', head: true });
    if (error) throw new Error(`The project’s members can’t be counted: ${error.message || error.code}`);
    return count ?? 0;
  }

  /** An address that nobody has. */
  freshEmail(): string {
    return `conformance-${randomBytes(6).toString('hex')}@${this.target.emailDomain}`;
  }

  /** Signs up a member, whose email isn’t verified yet. */
  async signUp(email = this.freshEmail()): Promise<Member> {
    const client = this.visitor();
    const { data, error } = await client.auth.signUp({ email, password, options: { data: { name: 'Connie Forms' } } });
    if (error) throw error;
    if (data.user) this.#members.push(data.user.id);
    if (!data.user || !data.session) throw new Error('Sign-up returned no session: turn “Confirm email” off');
    return { id: data.user.id, email, client };
  }

  /** Signs up a member and verifies the email in the same browser. */
  async verifiedMember(): Promise<Member> {
    const { id, email, client } = await this.signUp();
    const link = await this.openLink(email);
    const verified = await link.rpc('verify_email', { earlier_session: await sessionIdOf(client) });
    if (verified.error) throw verified.error;
    return { id, email, client: link };
  }

  /** Signs in as the owner of the address does with a link from an email. */
  async openLink(email: string): Promise<SupabaseClient> {
    const client = this.visitor();
    if (this.target.mailUrl) {
      const sent = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      if (sent.error) throw sent.error;
      await signInByLink(client, this.target.mailUrl, email);
      return client;
    }
    const link = await this.service.auth.admin.generateLink({ type: 'magiclink', email });
    if (link.error) throw link.error;
    const { hashed_token: token_hash } = link.data.properties;
    const { error } = await client.auth.verifyOtp({ type: 'magiclink', token_hash });
    if (error) throw error;
    return client;
  }

  /** Changes a member’s email, and returns the session of the link sent to the new address. Rejects if refused. */
  async changeEmail({ client, email }: Member, newEmail: string): Promise<SupabaseClient> {
    const owner = this.visitor();
    const { mailUrl } = this.target;
    if (!mailUrl) {
      const link = await this.service.auth.admin.generateLink({ type: 'email_change_new', email, newEmail });
      if (link.error) throw link.error;
      // The link's own hash is of the old address.
      const { email_otp: token } = link.data.properties;
      const { error } = await owner.auth.verifyOtp({ type: 'email_change', email: newEmail, token });
      if (error) throw error;
      return owner;
    }
    const asked = await client.auth.updateUser({ email: newEmail });
    if (asked.error) throw asked.error;
    await signInByLink(owner, mailUrl, newEmail);
    return owner;
  }

  /** Sends a request with a key or token as it is, without the client’s refreshing. */
  async fetch(path: string, token: string, init: Sent = {}): Promise<Response> {
    return fetch(`${this.target.url}${path}`, {
      ...init,
      headers: { ...init.headers, apikey: this.target.anonKey, authorization: `Bearer ${token}` },
    });
  }

  /** Deletes every member that was created, with what they stored. Returns what couldn’t be deleted. */
  async cleanUp(): Promise<string[]> {
    const problems: string[] = [];
    const buckets = (await this.service.storage.listBuckets()).data ?? [];
    for (const id of this.#members) {
      await Promise.all(buckets.map((bucket) => this.#emptyFolder(bucket.id, id)));
      const { error } = await this.service.auth.admin.deleteUser(id);
      if (error && error.status !== 404) problems.push(`${id}: ${error.message}`);
    }
    return problems;
  }

  async #emptyFolder(bucket: string, folder: string): Promise<void> {
    const files = this.service.storage.from(bucket);
    const found = (await files.list(folder)).data ?? [];
    // Folders have no ID.
    for (const { name } of found.filter(({ id }) => id === null)) await this.#emptyFolder(bucket, `${folder}/${name}`);
    const paths = found.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`);
    if (paths.length > 0) await files.remove(paths);
  }
}

/** Opens the link in the latest email to the address. Rejects with the reason if the auth server refuses it. */
async function signInByLink(client: SupabaseClient, mailUrl: string, email: string): Promise<void> {
  const { searchParams } = linkOf((await mailTo(mailUrl, email))[0]);
  const [token_hash, type] = [searchParams.get('token_hash') ?? '', searchParams.get('type') as EmailOtpType];
  const { error } = await client.auth.verifyOtp({ token_hash, type });
  if (error) throw error;
}
