import http from 'node:http';
import https from 'node:https';
import { deepEqual, ok } from 'node:assert/strict';
import { tokenOf } from '../../backend/client.ts';
import { mimeTypes, pdf } from '../../backend/documents.ts';
import { webpBytes } from '../../backend/files.ts';
import { expectDenied, expectNoRows } from '../../backend/http-helpers.ts';
import type { Member, Project } from '../project.ts';
import { expectRefused, type Scenario } from '../scenario.ts';
import { secret, submissionFields, type Stage } from '../stage.ts';
import { expectNoAccess } from './private-files.ts';

/** Attacks on buy boxes, alerts, submissions, and their contracts. */
export const dealAttacks: Scenario[] = [
  {
    name: 'a buy box can’t be read through its view, embeds, or matches, or changed',
    check: async ({ stage }) => {
      const { ann, eve, bob, visitor, its } = await stage();
      for (const { client, id } of [ann, eve]) {
        expectNoRows(await client.from('buybox').select().neq('user_id', id));
        expectNoRows(await client.from('buybox_profiles').select().gt('min_price', 1));
        const embedded = await client.from('users').select('id, buybox_profiles(*)').eq('id', bob.id);
        ok(!secret.test(JSON.stringify(embedded)), 'An embed shows it');
        expectDenied(await client.rpc('matching_buy_boxes', { property_id: its.listing }), '42501');
        expectDenied(await client.rpc('count_matches', { box: { user_id: bob.id } }), '22023');
        expectDenied(await client.from('buybox_profiles').insert({ user_id: bob.id, states: ['TX'] }), '42501');
        expectDenied(await client.from('buybox').upsert({ user_id: bob.id }, { onConflict: 'user_id' }), '42501');
      }
      for (const source of ['buybox', 'buybox_profiles']) expectDenied(await visitor.from(source).select(), '42501');
      expectDenied(await visitor.from('properties').select('id').order('match_score'), '42501');
    },
  },
  {
    name: 'alerts can’t be made, sent, or turned off for others',
    check: async ({ stage }) => {
      const { ann, bob, visitor, its } = await stage();
      for (const client of [ann.client, visitor]) {
        const alert = { user_id: bob.id, property_id: its.listing, event: 'price_drop', price: 1 };
        expectDenied(await client.from('deal_alerts').insert(alert), '42501');
        for (const name of ['send_deal_alerts', 'send_deal_digests', 'remind_of_events', 'suspend_swapped_pictures'])
          expectDenied(await client.rpc(name), '42501');
        const guessed = await client.rpc('unsubscribe_from_alerts', { token: bob.id });
        ok(!guessed.data, 'A guessed token turned something off');
      }
      for (const table of ['alert_mail', 'mail_queue']) expectDenied(await ann.client.from(table).select(), 'PGRST205');
    },
  },
  {
    name: 'submissions are saved, submitted, and decided by nobody else',
    check: async ({ stage }) => {
      const { ann, bob, cy, visitor, its } = await stage();
      const calls: [string, Record<string, unknown>][] = [
        ['save_submission', { submission_id: its.submission, ...submissionFields, price: 1 }],
        ['submit_property', { submission_id: its.submission }],
        ['register_contract', registration(bob, its, 'forged')],
      ];
      for (const { client } of [ann, cy, { client: visitor }])
        for (const [name, args] of calls) expectDenied(await client.rpc(name, args), '42501');
      for (const { client, id } of [ann, bob]) {
        expectRefused(await client.rpc('register_contract', registration({ id }, its, 'forged')));
        const own = client.from('property_submissions');
        for (const change of [{ status: 'accepted' }, { reviewer_id: id }, { price: 1 }])
          expectDenied(await own.update(change).eq('id', its.submission), '42501');
        expectDenied(await client.from('submission_log').delete().eq('submission_id', its.submission), '42501');
        expectDenied(await client.from('submission_files').delete().eq('submission_id', its.submission), '42501');
      }
      // Submitted: not even its owner changes it.
      expectDenied(await bob.client.rpc('save_submission', calls[0]?.[1]), 'P0001');
    },
  },
  {
    name: 'contracts can’t be reached at guessed paths, or replaced by their owner',
    check: async ({ project, stage }) => {
      const { ann, eve, bob, visitor, its } = await stage();
      for (const attacker of [ann, eve, { client: visitor }])
        await expectNoAccess(project, attacker, 'contracts', its.contract);
      const own = bob.client.storage.from('contracts');
      expectDenied(await own.upload(its.contract, pdf('Changed'), { contentType: mimeTypes.pdf, upsert: true }));
      deepEqual((await own.remove([its.contract])).data ?? [], []);
      ok((await (await own.download(its.contract)).data?.text())?.includes('Hush contract'));
    },
  },
  {
    name: 'a file over the limit isn’t kept, also if the request doesn’t say how long it is',
    check: async ({ project, stage }) => {
      const { ann } = await stage();
      for (const method of ['POST', 'PUT']) {
        const path = `${ann.id}/endless-${method}.webp`;
        const status = await sendEndless(project, ann, { method, path: `images/${path}` });
        ok(status === 0 || status >= 400, `It returned ${status}`);
        const kept = await project.service.storage.from('images').list(ann.id);
        deepEqual(
          kept.data?.filter(({ name }) => name.startsWith('endless')),
          [],
        );
      }
    },
  },
];

function registration({ id }: Pick<Member, 'id'>, { submission }: Stage['its'], name: string) {
  return {
    member_id: id,
    submission_id: submission,
    file_id: crypto.randomUUID(),
    name: `${name}.pdf`,
    size: 1,
    mime_type: mimeTypes.pdf,
    sha256: '0'.repeat(64),
    path: `${id}/${submission}/${'0'.repeat(64)}.pdf`,
  };
}

/** Sends 11 MB to a bucket that takes 10, without a content length. Resolves to the status, 0 if the server hung up. */
async function sendEndless(
  { target }: Project,
  { client }: Member,
  { method, path }: { method: string; path: string },
): Promise<number> {
  const url = new URL(`${target.url}/storage/v1/object/${path}`);
  const authorization = `Bearer ${await tokenOf(client)}`;
  const headers = { apikey: target.anonKey, authorization, 'content-type': 'image/webp' };
  return new Promise((resolve) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const upload = request(url, { method, agent: false, headers }, (response) => resolve(response.statusCode ?? 0));
    upload.on('error', () => resolve(0));
    upload.write(webpBytes);
    for (let piece = 0; piece < 11; piece += 1) upload.write(Buffer.alloc(2 ** 20));
    upload.end();
  });
}
