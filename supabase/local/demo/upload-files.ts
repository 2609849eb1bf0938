/**
 * `npm run demo:upload` uploads the demo's files to the project at `VITE_SUPABASE_URL`, once `supabase start` has run
 * the seed. Needs `SUPABASE_SERVICE_ROLE_KEY` and `DATABASE_URL`; `supabase status` prints both. The local backend of
 * `npm start` doesn't need it: it reads each file at its first request.
 */
import '../load-env.ts';
import { StorageClient } from '@supabase/storage-js';
import postgres from 'postgres';
import { demoObject } from './stored-files.ts';

const { VITE_SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key, DATABASE_URL: databaseUrl } = process.env;
if (!url || !key || !databaseUrl) {
  throw new Error('Set VITE_SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, and DATABASE_URL. `supabase status` prints them.');
}
const sql = postgres(databaseUrl, { max: 1 });
const objects = await sql<{ bucket: string; path: string }[]>`
  select bucket_id as bucket, name as path from storage.objects where name like 'de300000-0000-4000-8000-%'`;
await sql.end();

const storage = new StorageClient(`${url}/storage/v1`, { apikey: key, authorization: `Bearer ${key}` });
let uploaded = 0;
for (const { bucket, path } of objects) {
  const file = await demoObject(bucket, path);
  // A file that a member has added since.
  if (!file) continue;
  const { body, contentType } = file;
  const { error } = await storage.from(bucket).upload(path, body, { contentType, upsert: true });
  if (error) throw new Error(`${bucket}/${path}: ${error.message}`);
  uploaded += 1;
}
console.log(`${uploaded} files uploaded.`);
