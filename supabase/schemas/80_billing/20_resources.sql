-- The resource library. Everyone can list it; the content and files of premium resources need an entitlement.

create table public.resources (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) <= 120 and title ~ '\S'),
  description text not null check (char_length(description) <= 300 and description ~ '\S'),
  type text not null check (type in ('guide', 'video', 'template', 'calculator', 'article')),
  category text not null check (
    category in (
      'wholesaling', 'ownership', 'financing', 'novations', 'rental', 'brrrr', 'agency', 'licensing', 'fix_flip',
        'development', 'land'
    )
  ),
  premium boolean not null default false,
  author text not null check (char_length(author) <= 100 and author ~ '\S'),
  published_on date not null default current_date,
  minutes integer not null default 1 check (minutes between 1 and 600),
  image text check (image ~ '^/[a-z0-9/._-]+$'),
  calculator text check (calculator ~ '^[a-z]+(-[a-z]+)*$'),
  video text check (video ~ '^/[a-z0-9/._-]+\.(webm|mp4)$'),
  outline text[] not null default '{}',
  position integer not null default 0,
  constraint resources_calculator check ((type = 'calculator') = (calculator is not null)),
  constraint resources_video check ((type = 'video') = (video is not null)),
  -- Files served by the site are public.
  constraint resources_open_video check (not (premium and type = 'video'))
);
comment on table public.resources is
  'Resources in the library, readable by everyone. Their content is in resource_bodies. Written by staff. Few '
  'enough to load all at once.';
comment on column public.resources.slug is 'Its name in the URL.';
comment on column public.resources.premium is 'Whether its content needs the premium_resources entitlement.';
comment on column public.resources.minutes is
  'Minutes to read or watch. Computed by trigger from the content, except for videos.';
comment on column public.resources.image is
  'Path of its own image on the site; null for the illustration of its category.';
comment on column public.resources.calculator is 'Which calculator the app shows, for type calculator.';
comment on column public.resources.video is
  'Path of the video on the site, for type video. Captions have the same name with .vtt.';
comment on column public.resources.outline is 'Headings of its content, visible to everyone. Kept by trigger.';
comment on column public.resources.position is 'Display order.';
create index resources_position_idx on public.resources (position, slug);
create index resources_premium_idx on public.resources (premium);

create table public.resource_bodies (
  resource_id uuid primary key references public.resources (id) on delete cascade,
  body text not null check (body ~ '\S' and char_length(body) <= 60000),
  file_name text check (file_name ~ '^[a-z0-9-]+\.(csv|md|txt)$'),
  file_body text check (file_body ~ '\S' and char_length(file_body) <= 60000),
  constraint resource_bodies_file check ((file_name is null) = (file_body is null))
);
comment on table public.resource_bodies is
  'Content and file of a resource; premium ones need an entitlement. Written by staff.';
comment on column public.resource_bodies.body is 'Markdown, with tables. Its level-2 headings form the outline.';
comment on column public.resource_bodies.file_name is 'Name of the download; null if there is none.';
comment on column public.resource_bodies.file_body is 'Content of the download: CSV, Markdown, or plain text.';

create function private.summarize_resource() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.resources r
  set outline = coalesce((
        select array_agg(found.heading[1] order by found.ordinal)
        from regexp_matches(new.body, '^## +(\S[^\n]*)$', 'gn') with ordinality as found (heading, ordinal)
      ), '{}'),
      -- At 200 words per minute.
      minutes = case when r.type = 'video' then r.minutes
        else greatest(1, (array_length(regexp_split_to_array(btrim(new.body), '\s+'), 1) + 199) / 200) end
  where r.id = new.resource_id;
  return null;
end;
$$;
comment on function private.summarize_resource() is
  'Trigger on resource_bodies: keeps the resource''s outline and minutes.';

create trigger summarize_resource after insert or update of body on public.resource_bodies
  for each row execute function private.summarize_resource();

-- Policies ----------------------------------------------------------------------------------------

alter table public.resources enable row level security;
alter table public.resource_bodies enable row level security;

create policy "Everyone can read resources" on public.resources for select to anon, authenticated using (true);

create policy "Staff can insert resources"
  on public.resources for insert to authenticated
  with check ((select private.has_staff_role('admin')));

create policy "Staff can update resources" on public.resources for update to authenticated
  using ((select private.has_staff_role('admin'))) with check ((select private.has_staff_role('admin')));

create policy "Staff can delete resources"
  on public.resources for delete to authenticated
  using ((select private.has_staff_role('admin')));

create policy "Everyone can read free content; some can read premium content"
  on public.resource_bodies for select to anon, authenticated
  using (
    exists (select from public.resources r where r.id = resource_id and not r.premium)
    or (select private.has_entitlement('premium_resources'))
    or (select private.is_staff())
  );

create policy "Staff can insert content"
  on public.resource_bodies for insert to authenticated
  with check ((select private.has_staff_role('admin')));

create policy "Staff can update content" on public.resource_bodies for update to authenticated
  using ((select private.has_staff_role('admin'))) with check ((select private.has_staff_role('admin')));

create policy "Staff can delete content"
  on public.resource_bodies for delete to authenticated
  using ((select private.has_staff_role('admin')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.resources, public.resource_bodies from anon, authenticated;
grant select on public.resources, public.resource_bodies to anon, authenticated;
grant insert, update, delete on public.resources, public.resource_bodies to authenticated;
grant all on public.resources, public.resource_bodies to service_role;
