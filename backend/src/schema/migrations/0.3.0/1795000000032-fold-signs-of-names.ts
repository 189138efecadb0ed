import { type MigrationInterface, type QueryRunner } from 'typeorm';

const from = (codePoints: string): string =>
  codePoints
    .split(' ')
    .map((range) => range.split('-').map((hex) => parseInt(hex, 16)))
    .flatMap(([first, last = first]) => Array.from({ length: last! - first! + 1 }, (_, index) => first! + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

const quotes = from(
  '22 60 ab b4 bb 2b9-2bf 2c8 2ca 2cb 2ee 55a 5f3 5f4 2018-201f 2032-2037 2039 203a 275b-275e 301d-301f a78b a78c ff02 ff07 ff40',
);
const dashes = from('58a 5be 1806 2010-2015 2043 207b 208b 2212 2e3a 2e3b 30a0 fe31 fe32 fe58 fe63 ff0d');
const joiners = from('200c 200d');
const spaces = from('9-d 20 a0 1680 2000-200a 2028 2029 202f 205f 3000 feff');

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const foldCase = (letter: string): string => letter.toLowerCase().toUpperCase().toLowerCase().replace('ς', 'σ');

/** The letters beyond ASCII that have another form without regard to case, taken from JavaScript, whatever the database's locale is. */
function foldedLetters(): { one: [string, string][]; more: [string, string][] } {
  const pairs: [string, string][] = [];
  for (let codePoint = 0x80; codePoint < 0x20000; codePoint++) {
    if (codePoint === 0xd800) codePoint = 0xe000;
    const letter = String.fromCodePoint(codePoint);
    const folded = foldCase(letter);
    if (folded !== letter && letter.normalize('NFKC') === letter) pairs.push([letter, folded]);
  }
  const isOne = ([, folded]: [string, string]) => Array.from(folded).length === 1;
  return { one: pairs.filter(isOne), more: pairs.filter((pair) => !isOne(pair)) };
}

/** The functions that are cheap enough for searches: one apostrophe and one dash, and a folded text without accents. */
const searchFunctions = `
  CREATE FUNCTION fold_signs(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $signs$
    SELECT translate(name, ${literal(quotes + dashes + joiners)}, ${literal("'".repeat(quotes.length) + '-'.repeat(dashes.length))})
  $signs$;
  CREATE FUNCTION search_form(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $form$
    SELECT CASE WHEN octet_length(folded) = length(folded) THEN folded
      ELSE translate(regexp_replace(normalize(folded, NFD), '[${from('300-36f')}]', '', 'g'), 'łøđðħŧı', 'loddhti') END
  $form$`;

/** The SQL function that is `foldName` of the domain. */
function foldNameFunction(): string {
  const { one, more } = foldedLetters();
  const [letters, folded] = [0, 1].map((side) => one.map((pair) => pair[side]).join(''));
  const tidied = (text: string) => `btrim(regexp_replace(${text}, ${literal(`[${spaces}]+`)}, ' ', 'g'), ' ')`;
  const several = more.reduce(
    (text, [letter, parts]) => `replace(${text}, ${literal(letter)}, ${literal(parts)})`,
    'folded',
  );
  return `
    CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $fold$
    DECLARE
      folded text;
    BEGIN
      -- ASCII, which most names are, takes a fiftieth of the time.
      IF octet_length(name) = length(name) THEN
        RETURN ${tidied(`translate(lower(name COLLATE "C"), '"\`', '''''')`)};
      END IF;
      folded := translate(lower(${tidied('normalize(fold_signs(name), NFKC)')} COLLATE "C"), ${literal(letters!)}, ${literal(folded!)});
      IF folded ~ ${literal(`[${more.map(([letter]) => letter).join('')}]`)} THEN
        folded := ${several};
      END IF;
      RETURN folded;
    END $fold$`;
}

/** Doubles under the new fold, except the first, keep apart by their id, so that the constraint holds for all other rows. */
const foldAgain = (table: string, { scope = '', where = 'true' } = {}): string => `
  UPDATE ${table} SET folded_name = f.folded FROM (SELECT id, fold_name(name) AS folded FROM ${table}) f
  WHERE f.id = ${table}.id AND ${table}.folded_name <> f.folded;
  UPDATE ${table} SET folded_name = folded_name || ' #' || d.id FROM (
    SELECT id, row_number() OVER (PARTITION BY folded_name ${scope} ORDER BY id) AS place FROM ${table} WHERE ${where}) d
  WHERE d.id = ${table}.id AND d.place > 1;`;

/**
 * Apostrophes, dashes and joiners no longer make names differ. A child, team or league whose name is the same as that of an earlier one
 * now stays: its folded name ends with a number sign and its id until it is renamed, so `folded_name <> fold_name(name)` finds it.
 * Children can have a short name that somebody has set.
 */
export class FoldSignsOfNames1795000000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchFunctions);
    await runner.query(foldNameFunction());
    await runner.query(`
      ALTER TABLE children ADD COLUMN short_name text CHECK (length(short_name) BETWEEN 1 AND 40);

      DROP INDEX children_name_and_birth;
      ${foldAgain('children', { scope: ', date_of_birth', where: 'is_registered' })}
      CREATE UNIQUE INDEX children_name_and_birth ON children (folded_name, date_of_birth) WHERE is_registered;

      ALTER TABLE leagues DROP CONSTRAINT leagues_name_and_age_group;
      UPDATE leagues SET folded_age_group = fold_name(age_group);
      ${foldAgain('leagues', { scope: ', folded_age_group' })}
      ALTER TABLE leagues ADD CONSTRAINT leagues_name_and_age_group UNIQUE (folded_name, folded_age_group);

      ALTER TABLE teams DROP CONSTRAINT teams_name_in_league;
      ${foldAgain('teams', { scope: ', league_id' })}
      ALTER TABLE teams ADD CONSTRAINT teams_name_in_league UNIQUE NULLS NOT DISTINCT (league_id, folded_name);

      UPDATE child_tries SET folded_name = fold_name(folded_name);
      -- Of two locks of one name the lasting one stays, otherwise the newer one.
      DELETE FROM locked_names l USING locked_names k
      WHERE fold_name(l.name) = fold_name(k.name)
        AND (k.lasting_since IS NOT NULL, k.locked_at, k.id) > (l.lasting_since IS NOT NULL, l.locked_at, l.id);
      ALTER TABLE locked_names DROP CONSTRAINT locked_names_once;
      UPDATE locked_names SET folded_name = fold_name(name);
      ALTER TABLE locked_names ADD CONSTRAINT locked_names_once UNIQUE (folded_name);
    `);
  }

  /** Folded names stay, because they are unique in the earlier fold as well. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE children DROP COLUMN short_name; DROP FUNCTION fold_name, fold_signs, search_form');
  }
}
