-- Everything the database has about a member, for download: what private.personal_data says of each table.

-- What rows of a section have beside the columns of their table, by hand, because it isn't a row of another table about
-- them: it depends on the caller, a function gives it, or it's one column of what isn't theirs.
create view private.export_additions with (security_invoker = true) as
select * from (values
  -- A reviewer doesn't get the seller's content.
  ('listing_reviews', $$ case
    when property_id in (select p.id from public.properties p where p.user_id = $1)
      then jsonb_build_object('approved_listing', approved_listing)
    else '{}'
  end $$),
  ('listing_showings', $$ jsonb_build_object('access_code', (
    select a.access_code from private.showing_access(listing_showings.property_id) a
    where a.showing_id = listing_showings.id
  )) $$),
  ('showing_bookings', $$ (
    select jsonb_build_object('starts_at', s.starts_at, 'time_zone', s.time_zone)
    from public.listing_showings s where s.id = showing_id
  ) $$),
  ('event_registrations', $$ jsonb_build_object('title', (
    select e.title from public.events e where e.id = event_id
  )) $$),
  ('conversations', $$ jsonb_build_object('created_at', (
    select c.created_at from public.conversations c where c.id = conversation_id
  )) $$),
  ('offers', $$ jsonb_build_object('my_role', case $1 when buyer_id then 'buyer' else 'seller' end) $$),
  ('deals', $$ jsonb_build_object(
    'my_role', (select p.role from public.deal_parties p where p.deal_id = deals.id and p.user_id = $1),
    -- Null for guests without the right to terms.
    'terms', (
      select to_jsonb(v) - 'offer_id' from public.offer_versions v
      where v.offer_id = deals.offer_id and v.version = deals.version
    ),
    'terms_in_force', (select to_jsonb(t) - 'deal_id' from public.deal_terms(array[deals.id]) t)
  ) $$)
) as additions (section, fields);
comment on view private.export_additions is
  'By section of the export: SQL of an object with fields that each of its rows has, too. $1 is the member.';

create function private.export_query(hidden boolean) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  table_rule record;
  -- By section: what's in it, as SQL. The export itself is the section without a name.
  inner_parts jsonb := '{"": ""}';
  fields text;
  query text;
begin
  -- The innermost first.
  for table_rule in
    select p.*, a.fields, path.name, path.outer_name, coalesce(substring(p.exported_as, '(.*)[.]'), '') as outer_section
    from private.personal_data p
    cross join lateral (
      select parts[cardinality(parts)] as name, parts[cardinality(parts) - 1] as outer_name
      from string_to_array(p.exported_as, '.') as parts
    ) as path
    left join private.export_additions a on a.section = p.exported_as
    where p.exported_as is not null and p.hidden = export_query.hidden and not p.by_hand
    order by cardinality(string_to_array(p.exported_as, '.')) desc, p.place
  loop
    fields := case
      when table_rule.pick is not null then format('to_jsonb(%I)', table_rule.pick)
      else format(
        'to_jsonb(%I) - %L::text[]', table_rule.name, case
          when table_rule.rows is null then table_rule.omit || coalesce(table_rule.of, table_rule.member_columns[1])
          else table_rule.omit
        end
      ) || coalesce(' || ' || table_rule.fields, '') || coalesce(inner_parts ->> table_rule.exported_as, '')
    end;
    query := format(
      '(select %s from %s as %I where %s)',
      coalesce(format('coalesce(jsonb_agg(%s order by ', fields) || table_rule.order || '), ''[]'')', fields),
      table_rule.table_name, table_rule.name, case
        when table_rule.rows is not null then table_rule.rows
        when table_rule.of is not null then format('%I = %I.id', table_rule.of, table_rule.outer_name)
        when table_rule.member_columns <> '{}' then format('%I = $1', table_rule.member_columns[1])
        else 'property_id in (select p.id from public.properties p where p.user_id = $1)'
      end
    );
    inner_parts := inner_parts || jsonb_build_object(
      table_rule.outer_section, coalesce(inner_parts ->> table_rule.outer_section, '') || format(
        case table_rule.outer_section when '' then ', (%L, %s)' else ' || jsonb_build_object(%L, %s)' end,
        table_rule.name, query
      )
    );
  end loop;
  return format(
    'select jsonb_object_agg(name, value) from (values %s) as sections (name, value)',
    substring(inner_parts ->> '' from 3)
  );
end;
$$;
comment on function private.export_query(boolean) is
  'The query of all sections of the export that members can read themselves, or of those that are hidden from them, as '
  'one object. $1 is the member. Security definer, because only the owner reads the registry.';

create function private.exported_hidden_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  execute private.export_query(true) into result using auth.uid();
  return result;
end;
$$;
comment on function private.exported_hidden_data() is
  'Part of public.export_my_data: what the caller can''t read themselves.';

create function private.exported_data() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  result jsonb;
begin
  execute private.export_query(false) into result using auth.uid();
  return result || private.exported_hidden_data() || jsonb_build_object(
    -- That of the format, which src/features/account/restore reads.
    'version', 1,
    'exported_at', now(),
    -- By hand: both are tables of the platform, with secrets and columns of their own.
    'account', private.own_account(),
    'files', (
      select coalesce(jsonb_agg(
        jsonb_build_object('bucket', o.bucket_id, 'path', o.name, 'created_at', o.created_at)
        order by o.bucket_id, o.name
      ), '[]')
      from storage.objects o where (storage.foldername(o.name))[1] = auth.uid()::text
    )
  );
end;
$$;
comment on function private.exported_data() is 'What public.export_my_data returns.';

create function public.export_my_data() returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  if not exists (select from public.users u where u.id = auth.uid()) then
    return null;
  elsif private.is_api_key() then
    raise exception 'Sign in to download your data' using errcode = '42501';
  end if;
  return private.run_counted('export', 'select private.exported_data() where $1 is null', null);
end;
$$;
comment on function public.export_my_data() is
  'Everything the database has about the caller, as JSON; null for visitors. Runs under the caller''s policies, '
  'so it never contains another member''s rows. Raises P0001, to be shown as is, as private.run_counted, and '
  '42501 with an API key.';

-- Grants ------------------------------------------------------------------------------------------
revoke all on private.export_additions from public, anon, authenticated;
grant execute on function
  private.export_query(boolean), private.exported_hidden_data(), private.exported_data(), public.export_my_data()
  to authenticated, service_role;
