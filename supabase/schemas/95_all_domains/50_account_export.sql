-- Everything the database has about a member, for download. Each domain exports its own part.

create function private.exported_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications()
    || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_offers() || private.exported_deals() || private.exported_funds()
    || private.exported_documents()
    || private.exported_alerts() || private.exported_submissions() || private.exported_billing()
    || private.exported_contact() || private.exported_pipeline() || private.exported_questions()
    || private.exported_invitations() || private.exported_showings() || private.exported_moderation()
    || private.exported_api() || private.exported_webhooks() || private.exported_push() || private.exported_imports()
    || private.exported_feeds() || private.exported_system_data();
$$;
comment on function private.exported_data() is 'What public.export_my_data returns.';

create function public.export_my_data() returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  if not exists (select from public.users u where u.id = auth.uid()) then
    return null;
  end if;
  return private.run_counted('export', 'select private.exported_data() where $1 is null', null);
end;
$$;
comment on function public.export_my_data() is
  'Everything the database has about the caller, as JSON; null for visitors. Runs under the caller''s policies, '
  'so it never contains another member''s rows. Raises P0001, to be shown as is, as private.run_counted.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.exported_data(), public.export_my_data() to authenticated, service_role;
