-- Links and email addresses, however they're written. Every check of texts reads them through private.bare_text, so
-- what hides a digit or a letter from one hides it from none. Phone numbers are in 19_phones.sql.

create function private.bare_text(content text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- The zeros of the other scripts, and what is before 1 in a black or double circle.
  zeros constant integer[] := '{1632,1776,1984,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,
    4240,6112,6160,6470,6608,6784,6800,6992,7088,7232,7248,9460,10101,10111,10121,42528,43216,43264,43472,43504,43600,
    44016,66720,68912,69734,69872,69942,70096,70384,70736,70864,71248,71360,71472,71904,72016,72784,73040,73120,92768,
    92864,93008,123200,123632,125264}';
  bare text := normalize(content, nfkd);
begin
  if bare ~ '[^\u0001-\u007f\u2010-\u2027]' then
    bare := translate(
      bare, (
        select string_agg(chr(zero + digit), '' order by zero, digit)
        from unnest(zeros) as zero, generate_series(0, 9) as digit
      ), repeat('0123456789', cardinality(zeros))
    );
    bare := translate(bare, '⓿🄋🄌〇零一二三四五六七八九⚀⚁⚂⚃⚄⚅', '00000123456789123456');
    -- What nobody sees, and what surrounds digits.
    bare := regexp_replace(
      private.without_invisible(bare), '[\u0300-\u036f\u0488\u0489\u200c\u200d\u20d0-\u20ff\ufe0e\ufe0f]', '', 'g'
    );
    bare := private.latin_letters(bare);
  end if;
  return translate(
    regexp_replace(
      regexp_replace(lower(bare), '[\u000a-\u000d\u001c-\u001e\u0085\u2028\u2029]', E'\n', 'g'),
      '[\u0001-\u0009\u000e-\u001b\u001f\u007f-\u009f\u1680\u180e]', ' ', 'g'
    ),
    '।。‐‑‒–—―−·•∙‧⁃⁄∕', '..-------.....//'
  );
end;
$$;
comment on function private.bare_text(text) is
  'A text to search for links and phone numbers: lowercase, with Latin letters and digits for what looks like them, '
  'and without what hides them from a search but not from people. Null for null.';

create function private.links(content text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  providers constant text := '(?:gmail|yahoo|hotmail|outlook|icloud|aol|proton|protonmail)(?![a-z0-9])';
  tops constant text := 'c[o0]m|net|org|info|biz|io|co|xyz|me|us|app|link|ai|dev|homes|realty|example';
  -- Words that follow "dot" in other sentences, too.
  other_tops constant text := 'uk|ca|ru|cn|top|site|online|club|ly|gg|tv|cc|vip|page|pro|shop|store|live'
    || '|website|space|click|icu|digital|cloud|email|agency|eu|de|mx|house|land|properties|property|estate|fund|finance'
    || '|capital|loans|mortgage|group|company|ventures|host|sbs|tk|fyi|fr|au|nz|llc';
  bare text := private.bare_text(content);
begin
  -- "e v i l . c o m"
  bare := regexp_replace(bare, '(?<![a-z0-9])([a-z0-9@.])\s(?=[a-z0-9@.](?![a-z0-9]))', '\1', 'g');
  -- "example[.]com", "me (at) mail.com", "me at gmail", "example dot com", and "http : //"
  bare := regexp_replace(bare, '\s*[[({<]\s*(?:d[o0]t|\.)\s*[])}>]\s*', '.', 'g');
  bare := regexp_replace(bare, '\s*[[({<]\s*(?:at|@)\s*[])}>]\s*', '@', 'g');
  bare := regexp_replace(bare, '[^a-z0-9@]+(?:at|@|arroba)[^a-z0-9@]+(?=' || providers || ')', '@', 'g');
  bare := regexp_replace(bare, '[^a-z0-9.]{1,4}(?:d[o0]t|punto)[^a-z0-9]{1,4}(' || tops || ')(?![a-z0-9])', '.\1', 'g');
  bare := regexp_replace(
    bare, '(?:(?<=[a-z0-9])dot|\s*\.\s+|\s+\.\s*|\s+period\s+)(com|org)(?![a-z0-9])', '.\1', 'g'
  );
  bare := regexp_replace(bare, '(https?|hxxps?|ftp)\s*:\s*/[\s/]*', '\1://', 'g');
  return array(
    select distinct found.match[1]
    from regexp_matches(
      bare, '((?:https?|hxxps?|ftp)://[^\s<>"]+|(?<![a-z0-9])www\.[^\s<>"]+|[^\s@<>"]+@[a-z0-9.-]+\.[a-z]{2,}'
        || '|[^\s@<>"]+@' || providers
        || '|(?<![a-z0-9])(?:gmail|hotmail|protonmail)(?:\s*:|\s+is|\s+com)(?![a-z])\s*\S*'
        || '|(?<![a-z0-9.-])[a-z0-9.-]*[a-z0-9-]\.(?:' || tops || '|' || other_tops || ')(?![a-z0-9])(?:/[^\s<>"]*)?'
        || '|(?<![a-z0-9.-])[a-z0-9.-]+\.[a-z]{2,}/[^\s<>"]+)',
      'g'
    ) as found (match)
    order by 1
  );
end;
$$;
comment on function private.links(text) is
  'The web and email addresses in a text, lowercase, also without http and spelled out ("example dot com"). Empty '
  'for none and for null.';
