-- Restoring what public.export_my_data returned into an empty account. docs/decisions/0033-restore.md has the reasons.
--
-- Rows are written with the caller's rights, under the policies and triggers of their own writes, so an archive can't
-- do more than they can by hand. src/features/account/restore decides what's read from an archive, and gives the rows
-- IDs of this account.

create function private.try_rows(items jsonb, statement text, missing text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  total constant integer := jsonb_array_length(items);
  written integer;
  broken_constraint text;
  reason text;
begin
  begin
    execute statement using items;
    get diagnostics written = row_count;
    return jsonb_build_object(
      'restored', written,
      'refused', case when written < total then jsonb_build_object(missing, total - written) else '{}' end
    );
  exception
    when raise_exception then
      reason := sqlerrm;
    when insufficient_privilege then
      reason := missing;
    when foreign_key_violation then
      reason := 'What it belongs to no longer exists.';
    when unique_violation then
      reason := 'It’s in the archive more than once.';
    when check_violation then
      get stacked diagnostics broken_constraint = constraint_name;
      -- Without a constraint, a trigger raised it, in words for the member.
      reason := case when broken_constraint = '' then sqlerrm else 'It isn’t valid.' end;
    when integrity_constraint_violation or data_exception then
      reason := 'It isn’t valid.';
  end;
  return jsonb_build_object('restored', 0, 'refused', jsonb_build_object(reason, total), 'failed', true);
end;
$$;
comment on function private.try_rows(jsonb, text, text) is
  'Runs a statement that writes a list of rows, its only parameter. Returns {restored, refused}: how many were '
  'written, and by reason, a sentence for the member, how many weren''t: `missing` if the statement passed over them, '
  'or the caller may not write them. With failed if nothing was written because of one of them.';

create function private.restore_rows(items jsonb, statement text, missing text, tries integer) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  together constant integer := 50;
  parts jsonb[] := array[private.try_rows(items, statement, missing)];
  tried integer := 0;
  block jsonb;
  part jsonb;
begin
  if parts[1] ? 'failed' and jsonb_array_length(items) > 1 then
    parts := '{}';
    for block in
      select jsonb_agg(i.item order by i.place) from jsonb_array_elements(items) with ordinality as i (item, place)
      group by (i.place - 1) / together order by (i.place - 1) / together
    loop
      part := private.try_rows(block, statement, missing);
      if not part ? 'failed' or jsonb_array_length(block) = 1 then
        parts := parts || part;
      elsif tried + jsonb_array_length(block) > tries then
        parts := parts || jsonb_build_object('restored', 0, 'refused', jsonb_build_object(
          'Too much of this archive isn’t valid.', jsonb_array_length(block)
        ));
      else
        tried := tried + jsonb_array_length(block);
        parts := parts || array(
          select private.try_rows(jsonb_build_array(i.item), statement, missing)
          from jsonb_array_elements(block) with ordinality as i (item, place) order by i.place
        );
      end if;
    end loop;
  end if;
  return jsonb_build_object(
    'restored', (select coalesce(sum((p.part ->> 'restored')::integer), 0) from unnest(parts) as p (part)),
    'refused', (
      select coalesce(jsonb_object_agg(r.reason, r.rows), '{}') from (
        select e.key as reason, sum(e.value::integer) as rows
        from unnest(parts) as p (part), jsonb_each_text(p.part -> 'refused') as e group by e.key
      ) as r
    ),
    'tried', tried
  );
end;
$$;
comment on function private.restore_rows(jsonb, text, text, integer) is
  'Writes a list of rows as private.try_rows, and if one of them is refused, in blocks, and the rows of such a block '
  'one by one: up to `tries` of them. The other blocks are refused as a whole, so that the work is in proportion to '
  'the list, whatever is in it. Returns {restored, refused, tried: how many rows were written one by one}.';

create function private.restore_drafts(items jsonb, tries integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.limit_drafts(auth.uid(), jsonb_array_length(items));
  return private.restore_rows(items, $sql$
    insert into public.listing_drafts (id, user_id, fields, photo_urls)
    select r.id, auth.uid(), r.fields, coalesce(r.photo_urls, '{}')
    from jsonb_to_recordset($1) as r (id uuid, fields jsonb, photo_urls text[])
  $sql$, 'It isn’t available to you.', tries);
end;
$$;
comment on function private.restore_drafts(jsonb, integer) is
  'Restores the caller''s drafts of listings, without counting each toward the limit a day, as importing them does. '
  'Raises P0001, to be shown as is, beyond 10,000 drafts.';

create function private.restores(begins boolean) returns void
language sql volatile set search_path = ''
as $$ select set_config('private.restores', case when begins then 'on' else 'off' end, true); $$;
comment on function private.restores(boolean) is
  'At the beginning and end of restoring rows: private.enforce_rate_limit doesn''t count each, because restoring is '
  'limited itself.';

create function private.filled_sections() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.section, f.rows) filter (where f.rows > 0), '{}')
  from public.users u
  join public.member_contacts c on c.user_id = u.id
  cross join lateral (values
    (
      'profile',
      -- What sign-up asks for, and a picture, may be there.
      exists (
        select from private.profile_fields() p
        where p.kind in ('text', 'line', 'link', 'count', 'items', 'links') and p.field <> 'location'
          and (to_jsonb(u) || to_jsonb(c)) -> p.field not in ('null', '0', '[]', '{}')
      )::integer
    ),
    (
      'buy_box',
      -- Sign-up starts one, in the same transaction.
      (select count(*) from public.buybox_profiles b where b.user_id = u.id and b.updated_at <> u.created_at)
    ),
    ('listings', (select count(*) from public.properties p where p.user_id = u.id)),
    ('listing_drafts', (select count(*) from public.listing_drafts d where d.user_id = u.id)),
    ('listing_feedback', (select count(*) from public.property_feedback f where f.user_id = u.id)),
    ('saved_listings', (select count(*) from public.saved_listings s where s.user_id = u.id)),
    ('saved_searches', (select count(*) from public.saved_searches s where s.user_id = u.id)),
    ('pipeline', (select count(*) from public.pipeline_cards p where p.user_id = u.id)),
    ('followed_topics', (select count(*) from public.topic_follows t where t.user_id = u.id)),
    ('blocked', (select count(*) from public.member_blocks b where b.blocker_id = u.id)),
    (
      'proofs_of_funds',
      (select count(*) from public.proofs_of_funds p where p.user_id = u.id and p.status <> 'withdrawn')
    )
  ) as f (section, rows)
  where u.id = (select auth.uid());
$$;
comment on function private.filled_sections() is
  'How many rows the caller has in each section of an archive that is only restored into an account without any; '
  'only sections with some.';

create function private.restore_steps()
  returns table (place integer, section text, most integer, statement text, missing text)
language sql stable security definer set search_path = ''
as $$
  -- Each after what it belongs to. What changes the counts of listings comes first: everything locks rows before
  -- members.
  select s.place, s.section, s.most, coalesce(s.by_hand, format(
    'insert into %s (%I, %s) select auth.uid(), %s from jsonb_to_recordset($1) as r (%s) %s',
    p.table_name, p.member_columns[1], c.names, c.items, c.definitions, replace(s.rest, 'CHANGES', c.changes)
  )), s.missing
  from (values
    -- section, how many rows it may have (what a member may, or more than anyone has), columns, the rest of the insert,
    -- why a row is passed over, and a statement by hand
    (1, 'listing_feedback', 5000, '{property_id,feedback_type}'::text[],
      'join public.properties l on l.id = r.property_id', 'The listing is no longer available.', null),
    (2, 'saved_listings', 5000, '{property_id}', 'join public.properties l on l.id = r.property_id',
      'The listing is no longer available.', null),
    -- One row for each field, in whichever table it is.
    (3, 'profile', 40, null, null, 'It isn’t available to you.',
      'select public.save_profile(i.item) from jsonb_array_elements($1) as i (item)'),
    -- Sign-up starts one.
    (4, 'buy_box', 1, '{states,counties,property_types,conditions,min_price,max_price,financing,investment_strategies,'
      'vip_alerts,phone,alert_mail,filters,seller_invitations,shown}', 'on conflict (user_id) do update set CHANGES',
      'It isn’t available to you.', null),
    (5, 'notification_settings', 100, '{kind,in_app,mail,push}', 'on conflict (user_id, kind) do nothing',
      'It’s already set in this account.', null),
    (6, 'quiet_hours', 1, '{starts_at,ends_at,time_zone}', 'on conflict (user_id) do nothing',
      'It’s already set in this account.', null),
    (7, 'message_settings', 1, '{read_receipts,hide_push_details}', 'on conflict (user_id) do nothing',
      'It’s already set in this account.', null),
    (8, 'blocked', 2000, '{blocked_id}', '', 'The member is no longer available.', null),
    (9, 'followed_topics', 2000, '{topic_id}', '', 'The topic is no longer available.', null),
    (10, 'saved_searches', 100, '{id,name,query}', '', 'It isn’t available to you.', null),
    (11, 'search_alerts', 100, '{search_id,filters,search,mail}', '',
      'Your plan doesn’t include alerts for saved searches.', null),
    -- A deal whose listing is gone stays as a deal from elsewhere.
    (12, 'pipeline', 500, null, null, 'It isn’t available to you.', $sql$
      insert into public.pipeline_cards (id, user_id, property_id, title, address, price, stage, notes)
      select r.id, auth.uid(), (select l.id from public.properties l where l.id = r.property_id), r.title, r.address,
        r.price, r.stage, r.notes
      from jsonb_to_recordset($1) as r (
        id uuid, property_id uuid, title text, address text, price bigint, stage text, notes text
      )
    $sql$),
    (13, 'pipeline_tasks', 10000, '{id,card_id,title,due_on,due_at,done_at}',
      'join public.pipeline_cards d on d.id = r.card_id', 'Its deal wasn’t restored.', null),
    (14, 'saved_analyses', 5000, '{id,card_id,name,inputs}', 'join public.pipeline_cards d on d.id = r.card_id',
      'Its deal wasn’t restored.', null),
    -- Not a statement: the function limits all of them at once.
    (15, 'listing_drafts', 10000, null, null, null, 'private.restore_drafts')
  ) as s (place, section, most, columns, rest, missing, by_hand)
  join private.personal_data p on p.exported_as = s.section
  cross join lateral (
    select string_agg(quote_ident(a.attname), ', ') as names, string_agg(format('r.%I', a.attname), ', ') as items,
      string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ') as definitions,
      string_agg(format('%1$I = excluded.%1$I', a.attname), ', ') as changes
    from pg_attribute a where a.attrelid = p.table_name::regclass and a.attname = any (s.columns)
  ) as c;
$$;
comment on function private.restore_steps() is
  'By section that restoring an archive writes: the place in their order, how many rows it may have, the statement for '
  'private.restore_rows, and why that passes over a row. Security definer, because only the owner reads the registry.';

create function private.restore_sections(archive jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  result jsonb := '{}';
  tries integer := 500;
  restored jsonb;
  step record;
begin
  for step in select s.* from private.restore_steps() s where archive ? s.section order by s.place loop
    restored := case step.section
      when 'listing_drafts' then private.restore_drafts(archive -> step.section, tries)
      else private.restore_rows(archive -> step.section, step.statement, step.missing, tries)
    end;
    tries := tries - (restored ->> 'tried')::integer;
    result := result || jsonb_build_object(step.section, restored - 'tried');
  end loop;
  -- The card has what the listing says now. The member's own copy is older.
  perform private.try_rows(coalesce(archive -> 'pipeline', '[]'), $sql$
    update public.pipeline_cards c set title = r.title, address = r.address, price = r.price
    from jsonb_to_recordset($1) as r (id uuid, title text, address text, price bigint)
    where c.id = r.id and c.user_id = auth.uid()
      and (c.title, c.address, c.price) is distinct from (r.title, r.address, r.price)
  $sql$, '');
  return result;
end;
$$;
comment on function private.restore_sections(jsonb) is
  'Writes the rows of an archive, and returns for each of its sections what private.restore_rows does.';

create function private.restore_archive(archive jsonb, preview boolean) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  filled constant jsonb := private.filled_sections();
  result jsonb := '{}';
begin
  if filled = '{}' then
    begin
      perform private.restores(true);
      result := private.restore_sections(archive);
      perform private.restores(false);
      if preview then
        raise sqlstate 'PVIEW';
      end if;
    exception
      when sqlstate 'PVIEW' then null;
    end;
  elsif not preview then
    raise exception 'This account isn’t empty. An archive is restored into a new one.'
      using errcode = 'P0001', hint = 'not_empty';
  end if;
  return jsonb_build_object('filled', filled, 'sections', result);
end;
$$;
comment on function private.restore_archive(jsonb, boolean) is
  'What public.restore_my_data does with an archive that it accepts.';

create function private.check_archive(archive jsonb) returns void
language plpgsql stable set search_path = ''
as $$
declare
  most constant jsonb := (select jsonb_object_agg(s.section, s.most) from private.restore_steps() s);
  most_rows constant integer := 20000;
  unknown text;
  too_long text;
  total integer;
begin
  if jsonb_typeof(archive) is distinct from 'object' then
    raise exception 'An archive is an object' using errcode = '22023';
  end if;
  select string_agg(s.key, ', ' order by s.key) into unknown from jsonb_each(archive) as s
  where not most ? s.key or jsonb_typeof(s.value) <> 'array';
  if unknown is not null then
    raise exception 'Can’t be restored: %', unknown using errcode = '22023';
  end if;
  select min(s.key) filter (where jsonb_array_length(s.value) > (most ->> s.key)::integer),
    coalesce(sum(jsonb_array_length(s.value)), 0)
  into too_long, total from jsonb_each(archive) as s;
  if too_long is not null or total > most_rows then
    raise exception 'This archive has too much to restore: at most % rows%.',
      to_char(coalesce((most ->> too_long)::integer, most_rows), 'FM99,990'),
      case when too_long is null then '' else ' of ' || replace(too_long, '_', ' ') end using errcode = 'P0001';
  end if;
  if pg_column_size(archive) > 20000000 then
    raise exception 'This archive has more than 20 MB of data, which is too much to restore at once.'
      using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.check_archive(jsonb) is
  'Raises 22023 for what isn''t an archive, and P0001, to be shown as is, for one with more than a member may have.';

create function public.restore_my_data(archive jsonb, preview boolean default false) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  if auth.uid() is null or private.is_api_key() then
    raise exception 'Sign in to restore your data' using errcode = '42501';
  end if;
  perform private.require_standing();
  perform private.check_email_verified();
  perform private.check_archive(archive);
  return private.run_counted(
    'restore', 'select private.restore_archive($1 -> ''archive'', ($1 ->> ''preview'')::boolean)',
    jsonb_build_object('archive', archive, 'preview', coalesce(preview, true))
  );
end;
$$;
comment on function public.restore_my_data(jsonb, boolean) is
  'Restores an archive into the caller''s account: an object with a list of rows per section, as public.export_my_data '
  'has them, but with new IDs. All or nothing; rows that can''t be restored are left out. Returns {filled, sections}: '
  'private.filled_sections, and private.restore_sections. With preview, it says the same and writes nothing. Counts '
  'one use, whatever comes of it, as private.run_counted, which returns the error P0001 with the hint not_empty for an '
  'account that isn''t empty, except in a preview. Raises P0001, to be shown as is, for a restricted account, without '
  'a verified email, for an archive with too many rows or more than 20 MB, and beyond the limit a day; 22023 for a '
  'section that isn''t restored or isn''t a list; and 42501 for visitors and API keys.';

-- Grants ------------------------------------------------------------------------------------------

grant execute on function
  private.try_rows(jsonb, text, text), private.restore_rows(jsonb, text, text, integer),
  private.restore_drafts(jsonb, integer), private.restores(boolean), private.filled_sections(),
  private.restore_steps(), private.restore_sections(jsonb), private.restore_archive(jsonb, boolean),
  private.check_archive(jsonb)
  to authenticated, service_role;
grant execute on function public.restore_my_data(jsonb, boolean) to authenticated, service_role;
