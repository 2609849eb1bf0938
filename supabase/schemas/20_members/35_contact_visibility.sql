-- Who can see a member's email, phone, and website: private.can_see_contact decides.

create function private.sees_contact_anyway(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select member = (select auth.uid())
    or private.is_staff()
    or private.connected(member)
    or (
      private.has_entitlement('seller_contact')
      and exists (select 1 from public.users where id = member and profile_status = 'public')
      and not private.blocked_between(member, (select auth.uid()))
    );
$$;
comment on function private.sees_contact_anyway(uuid) is
  'As private.can_see_contact, but not because of a deal between the two.';

create function private.can_see_contact(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.sees_contact_anyway(member)
    or (
      private.deal_opens_contact(member, (select auth.uid()))
      and not private.blocked_between(member, (select auth.uid()))
      and private.account_standing() not in ('suspended', 'banned')
    );
$$;
comment on function private.can_see_contact(uuid) is
  'Whether the caller can see a member''s email, phone, and website: the owner, staff, and connections can; the other '
  'side of a deal (private.deal_opens_contact), unless the caller is suspended; and for public profiles, everyone with '
  'the seller_contact entitlement. None of these two across a block. False for an unknown member.';

create function private.visible_contact(member uuid) returns public.member_contacts
language sql stable security definer set search_path = ''
as $$
  select c from public.member_contacts c where c.user_id = member and private.can_see_contact(member);
$$;
comment on function private.visible_contact(uuid) is
  'How to reach a member; null when the caller may not see it.';

create function public.email(public.users) returns text
language sql stable set search_path = ''
as $$ select (private.visible_contact($1.id)).email; $$;
comment on function public.email(public.users) is
  'Computed field: the member''s email; null when the caller may not see it.';

create function public.phone(public.users) returns text
language sql stable set search_path = ''
as $$ select (private.visible_contact($1.id)).phone; $$;
comment on function public.phone(public.users) is
  'Computed field: the member''s phone; null when the caller may not see it or there is none.';

create function public.website(public.users) returns text
language sql stable set search_path = ''
as $$ select (private.visible_contact($1.id)).website; $$;
comment on function public.website(public.users) is
  'Computed field: the member''s website; null when the caller may not see it or there is none.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function
  private.can_see_contact(uuid), private.visible_contact(uuid),
  public.email(public.users), public.phone(public.users), public.website(public.users)
  to anon, authenticated, service_role;
