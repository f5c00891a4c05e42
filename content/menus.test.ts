import { expect, it } from 'vitest';
import { FOOTER_LEVELS, findMenuProblems, HEADER_LEVELS, menusSchema } from '../domain/menus';
import { screens } from '../domain/paths';
import { builtInMenus, toShownMenus } from './menus';
import { getBuiltInNav } from './nav';

const menus = builtInMenus();
const shown = toShownMenus(menus, () => false);

it('converts the built-in menus to valid rows that show the same links', () => {
  expect(menusSchema.parse(menus)).toEqual(menus);
  expect([
    findMenuProblems(menus.header, HEADER_LEVELS),
    findMenuProblems(menus.footer, FOOTER_LEVELS),
  ]).toEqual([[], []]);
  const { titles, ...drawn } = shown;
  expect(drawn).toEqual(JSON.parse(JSON.stringify(getBuiltInNav())));
  expect(titles).toEqual({});
});

it('omits hidden entries with their children, and links to unpublished pages', () => {
  const [first] = menus.header;
  const header = menus.header.map(row => (row === first ? { ...row, hidden: true } : row));
  const without = toShownMenus({ ...menus, header }, href => href === screens.blog.path);
  expect(without.header.map(({ title }) => title)).not.toContain(first?.title);
  expect(without.header).toHaveLength(shown.header.length - 1);
  expect(JSON.stringify([without.header, without.footer])).not.toContain(`"${screens.blog.path}"`);
});

it("returns a page's changed title for use in other places", () => {
  const header = menus.header.map(row =>
    row.href === screens.process.path ? { ...row, title: 'How it goes' } : row,
  );
  expect(toShownMenus({ ...menus, header }, () => false).titles).toEqual({
    [screens.process.path]: 'How it goes',
  });
});

it('turns a menu without links into a link, or omits it when it has no URL', () => {
  const one = (href: string) =>
    toShownMenus({ ...menus, header: menus.header.slice(0, 1).map(row => ({ ...row, href })) }, () => false)
      .header;
  expect(one('')).toEqual([]);
  expect(one('/services')).toEqual([{ title: menus.header[0]?.title, href: '/services' }]);
});
