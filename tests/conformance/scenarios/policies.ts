import { equal, match, ok } from 'node:assert/strict';
import { join } from 'node:path';
import { readSchema } from '../../../supabase/local/server/database/schema.ts';
import { listingOf } from '../../backend/listing-fields.ts';
import { expectError, expectRefused, type Scenario } from '../scenario.ts';

const supabaseDir = join(import.meta.dirname, '../../../supabase');

/** The tables of the API. */
async function readTables(): Promise<string[]> {
  return [...(await readSchema(supabaseDir)).matchAll(/^create table public\.(\w+)/gm)].map(([, name = '']) => name);
}

/** Who may read and write what. */
export const policyScenarios: Scenario[] = [
  {
    name: 'visitors read no contact details, messages, or alerts, and write to no table',
    check: async ({ project }) => {
      const visitor = project.visitor();
      for (const table of ['member_contacts', 'messages', 'deal_alerts', 'notifications', 'staff'])
        expectRefused(await visitor.from(table).select().limit(1));
      for (const table of await readTables()) {
        const { error } = await visitor.from(table).insert({});
        ok(error, `A visitor can insert into ${table}`);
      }
    },
  },
  {
    name: 'posting and following take a verified email',
    check: async ({ project, ann }) => {
      const { id, client } = await project.signUp();
      const posted = await client.rpc('post_listing', { id, listing: listingOf() });
      match(posted.error?.code ?? '', /P0001|42501/);
      const followed = await client.rpc('follow_member', { user_id: id, member_id: ann.id });
      expectError(followed.error, { code: 'P0001', hint: 'verify_email' });
    },
  },
  {
    name: 'functions of the service role refuse members and visitors',
    check: async ({ project, ann }) => {
      for (const client of [ann.client, project.visitor()]) {
        ok((await client.rpc('send_deal_alerts')).error);
        ok((await client.auth.admin.listUsers()).error);
      }
    },
  },
  {
    name: 'a pattern that takes forever is refused or ended',
    check: async ({ project }) => {
      const query = 'select=id&name=match.(x{1,250}){1,250}';
      const response = await project.fetch(`/rest/v1/users?${query}`, project.target.anonKey);
      ok(response.status >= 400, `It returned ${response.status}`);
      equal((await project.fetch('/rest/v1/users?select=id&limit=1', project.target.anonKey)).status, 200);
    },
  },
];
