-- Auth copies the sign-up metadata into the member's identity, too, which every session brings along into the browser's
-- cookies. What has a table of its own is kept out of it, as create_profile keeps it out of the account.

create function private.strip_identity() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.identity_data := new.identity_data - array['roles', 'industries', 'state', 'county', 'markets'];
  return new;
end;
$$;
comment on function private.strip_identity() is
  'Insert trigger on auth.identities: drops from the copy of the sign-up metadata what create_profile stores elsewhere.';
revoke execute on function private.strip_identity() from public;

create trigger strip_identity before insert on auth.identities
  for each row execute function private.strip_identity();

update auth.identities
set identity_data = identity_data - array['roles', 'industries', 'state', 'county', 'markets']
where identity_data ?| array['roles', 'industries', 'state', 'county', 'markets'];
