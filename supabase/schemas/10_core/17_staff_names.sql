-- Names that pose as staff: 'Cornerlot Support', 'C0rnerlot Team', 'Admin', also in letters of other scripts that look
-- the same. src/domain/text/staff-names.ts has the same rule for names (tests/backend/plain-line.test.ts).

create function private.latin_letters(content text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- A letter, and what looks like it: from the Unicode list of confusable characters (UTS #39), without accents and
  -- other forms of Latin letters, which normalization removes, and with small capitals, squares, and flags.
  rows constant text[] := array[
    E'aɑΑαАаᎪᗅᴀ⍶⍺ꓮ𐊠𖽀🅐🅰🇦',
    E'bƀƂƃƄɓʙΒБВЬвѢѣҌҍᏏᏴᑲᑳᖯᗷꓐꞴ𐊂𐊡𐌁🅑🅱🇧',
    E'c¢©ȼΣςСсҪҫᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🅒🅮🅲🇨🝌',
    E'dÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪᴅ₫ꓒꓓ🅓🅳🇩',
    E'eɆɇΕεЄЕеєҽҿᎬᴇ℮⋿ⴹꓰꬲ𐊆𑢦𑢮🅔🅴🇪',
    E'fƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓🅕🅵🇫',
    E'gƍǤǥɠɡɢԌցᏀᏳᶃꓖ🅖🅶🇬',
    E'hĦħɦʜΗНнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏🅗🅷🇭',
    E'iıɨɩɪιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃🅘🅸🇮',
    E'jɈɉͿϳЈјᎫᒍᴊꓙꞲ🅙🅹🇯',
    E'kƙΚКкҚҞᏦᛕᴋ₭ⱩⲔꓗꝀ𐔘🅚🅺🇰',
    E'lŁłƖƗƚǀɫɭʟΙІӀ\u05c0\u05d5\u05df\u0627\u0661\u0673\u06f1\u07caᏞᒪᛁ∣⏽│ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪𞣇🅛🅻🇱',
    E'mɱΜϺМмӍᎷᗰᛖᴍᵯ₥Ⲙꓟ𐊰𐌑𑜀𑣣🅜🅼🇲',
    E'nƝƞɳɴΝηпոռᴎᵰⲚꓠ𐆎𐔓🅝🅽🇳',
    E'oØøƟɵΘΟθοσОоѲѳӨөՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u06ff\u07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑ⊖⊝⍬○●◯⚪⚫Ⲟⲟ',
    E'oⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𝈚🅞🅾🇴🜔',
    E'pƥΡρРрᏢᑭᴘᵽ⍴Ⲣⲣꓑ𐊕🅟🅿🇵',
    E'qʠԛգզⵕ🅠🆀🇶',
    E'rƦɍɼɽʀгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖🅡🆁🇷',
    E'sƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺🅢🆂🇸',
    E'tŦŧƭƮȾΤτТтҬᎢᴛᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🅣🆃🇹🝨',
    E'uɄʋμυцՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂🅤🆄🇺',
    E'vνѴѵ\u05d8\u0667\u06f7Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🅥🆅🇻🜈',
    E'wɯѡѽԜԝաᎳᏔᴡ₩ꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯🅦🆆🇼',
    E'x×ΧХхҲᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬🅧🆇🇽',
    E'y¥ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃🅨🆈🇾',
    E'zƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥🅩🆉🇿'
  ];
  -- Without accents and what strikes letters through.
  plain constant text := regexp_replace(normalize(content, nfkd), '[\u0300-\u036f\u20d0-\u20ff]', '', 'g');
begin
  if plain is null or plain !~ '[^\u0001-\u007f\u2010-\u2027]' then
    return plain;
  end if;
  return translate(
    plain, string_agg(substr(letters, 2), '' order by at),
    string_agg(repeat(left(letters, 1), length(letters) - 1), '' order by at)
  ) from unnest(rows) with ordinality as alike (letters, at);
end;
$$;
comment on function private.latin_letters(text) is
  'A text with the Latin letters a to z in place of those of other scripts and forms that look like them, and without '
  'accents. Null for null.';

create function private.look_alikes(name text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  -- i and l look the same, and so do rn and m, and vv and w.
  select array(
    select replace(replace(regexp_replace(reading, '[^a-z]', '', 'g'), 'rn', 'm'), 'vv', 'w')
    from unnest(array[translate(letters, '01!|345@$78i', 'ollleasastbl'), replace(letters, 'i', 'l')]) as reading
  ) from lower(private.latin_letters(private.plain_line(name))) as letters;
$$;
comment on function private.look_alikes(text) is
  'What a name looks like, in two readings: with digits and symbols as letters, and without them. Only the letters a '
  'to z, of those that look the same one (l for i, m for rn).';

create function private.names_us(line text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce((select bool_or(reading like '%comerlot%') from unnest(private.look_alikes(line)) as reading) or (
    -- With one letter drawn by symbols: "Cornerl()t".
    select bool_or(letters ~ overlay('cornerlot' placing '[^a-z0-9 ]{1,3}' from at for 1))
    from lower(private.latin_letters(private.plain_line(line))) as letters, generate_series(1, 9) as at
  ), false);
$$;
comment on function private.names_us(text) is
  'Whether a name or title has our name, or what looks like it. False for null.';

create function private.says_staff(line text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  -- As private.look_alikes has them: alone, a role is what a name says, and otherwise only part of one ("Jim Staff").
  select coalesce(bool_or(
    reading ~ ('^(comerlot|admlns?|admlnlstrators?|admlnlstratlon|sysadmln|moderators?|moderatlon|mods?|staff|support|'
      'offlclal|system|webmaster|securlty|verlflcatlon|bllllng|help|desk|center|customer|servlces?|care|trust|safety|'
      'the|team|slte|accounts?|members?|and|department|dept|verlfled)+$')
    and reading ~ ('comerlot|admln|moderat|mods?|staff|support|offlclal|system|webmaster|securlty|verlflcatlon|bllllng|'
      'help(desk|center)|customer(servlce|care)|trust(and)?safety')
  ), false)
  from unnest(private.look_alikes(line)) as reading;
$$;
comment on function private.says_staff(text) is
  'Whether a line is only our name and words for staff ("Support Team"). False for null.';

create function private.poses_as_staff(name text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select private.names_us(name) or private.says_staff(name); $$;
comment on function private.poses_as_staff(text) is
  'Whether a name can be mistaken for our team: it has our name, or only words for staff ("Support Team"). False for '
  'null.';

create function private.topic_poses_as_staff(title text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select private.says_staff(title)
    or private.says_staff(substring(normalize(title, nfkd) from '^[^[:alpha:]]*([^])>:|–—-]+)[])>:|–—-]'));
$$;
comment on function private.topic_poses_as_staff(text) is
  'Whether the title of a topic, or what is before its first colon, dash, or bracket, says that it''s from our team: '
  '"Cornerlot Support: send your deposit". It may mention us: "Is Cornerlot down?" False for null.';
