-- What the read-contracts function found in the text of submitted contracts, for reviewers. The text isn't stored.

create table private.contract_readings (
  file_id uuid primary key references public.submission_files (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'read', 'no_text', 'no_reader')),
  found jsonb,
  attempts smallint not null default 0,
  tried_at timestamptz,
  constraint contract_readings_found check (
    (state = 'read') = (found is not null) and (found is null or jsonb_typeof(found) = 'object')
    and pg_column_size(found) < 20000
  )
);
comment on table private.contract_readings is
  'What each contract of a submission says, as far as its text could be read. Kept and deleted with the file.';
comment on column private.contract_readings.state is
  'waiting: it will be read once it''s submitted, in up to three attempts. no_text: a scanned picture. no_reader: a '
  'Word document of before 2007.';
comment on column private.contract_readings.found is
  'For a contract that was read: ContractFindings of src/domain/contract/read-contract.ts.';
create index contract_readings_waiting_idx on private.contract_readings (file_id) where state = 'waiting';

create function private.await_reading() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.contract_readings (file_id) values (new.id);
  return null;
end;
$$;
comment on function private.await_reading() is 'Trigger on submission_files: a contract waits to be read.';
create trigger await_reading after insert on public.submission_files
  for each row execute function private.await_reading();

-- Reading -----------------------------------------------------------------------------------------

create function private.contracts_to_read() returns setof uuid
language sql stable security definer set search_path = '' rows 10
as $$
  select r.file_id
  from private.contract_readings r
  join public.submission_files f on f.id = r.file_id join public.property_submissions s on s.id = f.submission_id
  where r.state = 'waiting' and r.attempts < 3 and (r.tried_at is null or r.tried_at < now() - interval '5 minutes')
    and s.submitted_at is not null and not private.is_infected('contracts', f.path)
  order by s.submitted_at, f.id;
$$;
comment on function private.contracts_to_read() is
  'The contracts of submissions that wait to be read. One that failed waits for 5 minutes.';

create function private.take_contract() returns table (file_id uuid, path text, mime_type text)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.record_job_run('read-contracts');
  return query
    with taken as (
      update private.contract_readings r set attempts = r.attempts + 1, tried_at = clock_timestamp()
      where r.file_id = (
        select w.file_id from private.contract_readings w
        where w.file_id in (select private.contracts_to_read()) and w.attempts < 3
        order by w.attempts, w.file_id limit 1 for update skip locked
      ) returning r.file_id as id
    )
    select f.id, f.path, f.mime_type from taken t join public.submission_files f on f.id = t.id;
end;
$$;
comment on function private.take_contract() is
  'For read-contracts: takes a contract to read. If nothing is stored then, it''s taken again after 5 minutes, three '
  'times in all. One at a time, because one that ends the whole run must not cost others an attempt.';
select private.expose('take_contract', 'service_role');
grant execute on function private.contracts_to_read() to service_role;

create function private.store_reading(file_id uuid, state text, found jsonb default null) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.contract_readings r set state = store_reading.state, found = store_reading.found
  where r.file_id = store_reading.file_id;
$$;
comment on function private.store_reading(uuid, text, jsonb) is
  'For read-contracts: stores what a contract says. Nothing if the file was removed in the meantime.';
select private.expose('store_reading', 'service_role');

-- What reviewers read -----------------------------------------------------------------------------

create function private.is_same_address(typed text, parts jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  zip5 constant text := coalesce(nullif(parts ->> 'zip', ''), substring(typed from '(\d{5})(?:-\d{4})?\s*$'));
  city text := parts ->> 'city';
  state text := parts ->> 'state';
begin
  if city = '' then
    select z.city, z.state into city, state from public.zip_codes z where z.zip = zip5;
  end if;
  return coalesce(
    private.address_key(typed, city, state, zip5) = private.address_key(parts ->> 'address', city, state, zip5), false
  );
end;
$$;
comment on function private.is_same_address(text, jsonb) is
  'Whether an address in one line, as a submission has it, is one that was found in a text: {address, city, state, '
  'zip}, where what wasn''t found is empty.';

create function private.contract_reading(file_id uuid, address text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('reviewer') then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'state', case
        when r.state = 'waiting' and r.attempts >= 3 and r.tried_at < now() - interval '5 minutes' then 'unreadable'
        else r.state
      end,
      'scan', coalesce((
        select c.state from private.file_scans c where c.bucket = 'contracts' and c.path = f.path
      ), 'not_scanned'),
      'found', r.found,
      'same_address', (
        select coalesce(jsonb_agg(
          private.is_same_address(coalesce(contract_reading.address, s.address), a.value) order by a.place
        ), '[]')
        from jsonb_array_elements(r.found -> 'addresses') with ordinality as a (value, place)
      ),
      'companies', (
        select coalesce(jsonb_agg(distinct p.company), '[]') from public.deal_parties p
        where p.user_id = s.user_id and p.company is not null
      )
    )
    from private.contract_readings r
    join public.submission_files f on f.id = r.file_id join public.property_submissions s on s.id = f.submission_id
    where r.file_id = contract_reading.file_id and s.submitted_at is not null
  );
end;
$$;
comment on function private.contract_reading(uuid, text) is
  'Implements public.reading. address: in one line, what to compare with instead of the submission''s.';

create function public.reading(public.submission_files) returns jsonb
language sql stable set search_path = ''
as $$ select private.contract_reading($1.id); $$;
comment on function public.reading(public.submission_files) is
  'Computed field: what a submitted contract says, for reviewers; null for others. {state: waiting, read, no_text, '
  'no_reader, or unreadable; scan: not_scanned, clean, or infected; found: as private.contract_readings; same_address: '
  'for each of its addresses, whether it''s the submission''s; companies: those the member has signed for in deals}.';
grant execute on function private.contract_reading(uuid, text) to authenticated, service_role;
revoke all on function public.reading(public.submission_files) from public;
grant execute on function public.reading(public.submission_files) to authenticated, service_role;
