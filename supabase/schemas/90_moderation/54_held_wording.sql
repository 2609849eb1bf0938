-- What members' texts say about who should live in a home: said while they write, held, and explained.

create function private.is_about_home(content text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(lower(content) ~ ('\m(?:homes?|houses?|apartments?|units?|duplex|condos?|townho(?:me|use)s?'
      || '|bedrooms?'
    || '|rooms? for rent|rentals?|for rent|leases?|tenants?|renters?|propert(?:y|ies)|listings?|off[- ]market'
    || '|move[- ]in)\M'), false);
$$;
comment on function private.is_about_home(text) is
  'Whether a text is about a home. Texts about other things say what they like about who.';

create function private.newly_limits_housing(kind text, before_edit text, content text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select content is distinct from before_edit and (kind = 'listing' or private.is_about_home(content)) and exists (
    select from private.fair_housing_findings(content) f
    where f.phrase not in (select b.phrase from private.fair_housing_findings(before_edit) b)
  );
$$;
comment on function private.newly_limits_housing(text, text, text) is
  'Whether an edit of members'' content of a kind, or for null before the edit, a new text, says more about who should '
  'live in a home than it did (private.fair_housing_findings). Only listings, and texts about homes.';

create function private.check_fair_housing(content text, of_listing boolean default true)
  returns table (phrase text, class text, reason text, better text)
language sql stable security definer set search_path = ''
as $$
  select f.* from private.fair_housing_findings(left(content, 10000)) f
  where of_listing or private.is_about_home(content);
$$;
comment on function private.check_fair_housing(text, boolean) is
  'What a text says that 42 USC 3604(c) forbids, as private.fair_housing_findings: of a listing, else only if it''s '
  'about a home. Of the first 10,000 characters.';
select private.expose('check_fair_housing', 'anon');

-- What waits for it -------------------------------------------------------------------------------

create function private.held_phrases(subject_id uuid) returns table (phrase text, class text, better text)
language sql stable security definer set search_path = ''
as $$
  select f.phrase, f.class, f.better
  from public.held_content h cross join lateral private.fair_housing_findings(private.visible_text(h.snapshot)) f
  where h.subject_id = held_phrases.subject_id and h.reason = 'fair_housing'
    and (h.member_id = (select auth.uid()) or private.has_staff_role('moderator'));
$$;
comment on function private.held_phrases(uuid) is
  'For its author and moderators: what content that waits for review says about who should live in a home.';
select private.expose('held_phrases', 'authenticated');

create function private.explain_held(subject_id uuid, explanation text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.held_content h set explanation = nullif(btrim(explain_held.explanation, E' \t\r\n'), '')
  where h.subject_id = explain_held.subject_id and h.member_id = (select auth.uid()) and h.reason = 'fair_housing';
  if not found then
    raise exception 'This is no longer waiting for review.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.explain_held(uuid, text) is
  'For its author: says to moderators why content that waits for its words about a home is fine. At most 500 '
  'characters; null or spaces take it back. Raises P0001, to be shown as is, if it isn''t waiting, and 23514 for a '
  'longer one.';
select private.expose('explain_held', 'authenticated');
