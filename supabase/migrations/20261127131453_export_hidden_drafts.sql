set check_function_bodies = off;

create or replace function private.exported_account()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'version', 1,
    'exported_at', now(),
    'account', private.own_account(),
    'profile', (select to_jsonb(u) from public.users u where u.id = me.id),
    'contact', (select to_jsonb(c) - 'user_id' from public.member_contacts c where c.user_id = me.id),
    'details', (select to_jsonb(d) - 'user_id' from public.member_details d where d.user_id = me.id),
    'markets', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' order by m.state, m.county), '[]')
      from public.member_markets m where m.user_id = me.id
    ),
    'buy_box', (select to_jsonb(b) - 'user_id' from public.buybox_profiles b where b.user_id = me.id),
    'staff', (select to_jsonb(s) - 'user_id' from public.staff s where s.user_id = me.id),
    'files', (
      select coalesce(jsonb_agg(
        jsonb_build_object('bucket', o.bucket_id, 'path', o.name, 'created_at', o.created_at) order by o.bucket_id,
          o.name
      ), '[]')
      from storage.objects o where (storage.foldername(o.name))[1] = me.id::text
    )
  )
  from me;
$function$;

create or replace function private.exported_imports()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listing_imports', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'user_id' order by i.created_at, i.id), '[]')
      from public.listing_imports i where i.user_id = me.id
    ),
    'listing_drafts', (
      select coalesce(jsonb_agg(to_jsonb(d) - 'user_id' - 'address_key' order by d.created_at, d.line, d.id), '[]')
      from public.listing_drafts d where d.user_id = me.id
    ),
    'listing_import_mappings', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' order by m.used_at, m.columns_hash), '[]')
      from public.listing_import_mappings m where m.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.exported_pipeline()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'pipeline', (
      select coalesce(jsonb_agg(
        to_jsonb(c) - 'user_id' - 'position' - 'notes_version' order by c.stage, c.position, c.id
      ), '[]')
      from public.pipeline_cards c where c.user_id = me.id
    ),
    'pipeline_tasks', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' order by t.created_at, t.id), '[]')
      from public.pipeline_tasks t where t.user_id = me.id
    ),
    'saved_analyses', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at, s.id), '[]')
      from public.saved_analyses s where s.user_id = me.id
    ),
    'pipeline_files', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at, f.id), '[]')
      from public.pipeline_files f where f.user_id = me.id
    )
  )
  from me;
$function$;

comment on function "private"."exported_account"() is 'Part of public.export_my_data: the account, the profile, and the stored files. version is that of the format: src/features/account/restore reads it.';

comment on function "private"."exported_imports"() is 'Part of public.export_my_data: the caller''s imports, drafts of listings, and remembered columns. Also the drafts of imports that aren''t complete, which the caller doesn''t see otherwise.';

comment on function "private"."exported_pipeline"() is 'Part of public.export_my_data: the caller''s pipeline, in its order, with tasks, saved analyses, and files.';

reset check_function_bodies;
