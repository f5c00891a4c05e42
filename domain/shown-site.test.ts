import { expect, it } from 'vitest';
import { builtInContent } from '../site-data';
import { FOOTER_LEVELS_MAX, findMenuProblems, HEADER_LEVELS_MAX, type Menus } from './menus';
import { screens } from './paths';
import { createSite } from './shown-site';

const { menus } = builtInContent;
const getShownMenus = (menus: Menus, isHidden?: (href: string) => boolean, facts = builtInContent.facts) =>
  createSite(
    { ...builtInContent, facts, menus },
    {
      builtIn: builtInContent,
      drawingSources: { drawings: {}, pictograms: {} },
      ...(isHidden && { isHidden }),
    },
  ).menus;
const shownMenus = getShownMenus(menus);

it('finds no problems or changed titles in the built-in menus', () => {
  expect([
    findMenuProblems(menus.header, HEADER_LEVELS_MAX),
    findMenuProblems(menus.footer, FOOTER_LEVELS_MAX),
  ]).toEqual([[], []]);
  expect(shownMenus.titles).toEqual({});
});

it('fills site facts into edited menus', () => {
  const facts = {
    ...builtInContent.facts,
    industries: ['Ports', 'EdTech'],
    team: [{ name: 'All', people: 8 }],
  };
  const header = menus.header.filter(({ id }) => id !== 'services');
  const [industries, , company] = getShownMenus({ ...menus, header }, undefined, facts).header;
  const titles = industries && 'entries' in industries ? industries.entries.map(({ title }) => title) : [];
  expect(titles).toEqual(['FinTech', 'Ports', 'EdTech']);
  expect(company && 'statement' in company && company.statement).toBe('8 people, one address');
});

it('omits menu entries that are hidden, with their children, or link to unpublished pages', () => {
  const [firstMenu] = menus.header;
  const header = menus.header.map(row => (row === firstMenu ? { ...row, hidden: true } : row));
  const menusWithoutBlog = getShownMenus({ ...menus, header }, href => href === screens.blog.path);
  expect(menusWithoutBlog.header.map(({ title }) => title)).not.toContain(firstMenu?.title);
  expect(menusWithoutBlog.header).toHaveLength(shownMenus.header.length - 1);
  expect(JSON.stringify([menusWithoutBlog.header, menusWithoutBlog.footer])).not.toContain(
    `"${screens.blog.path}"`,
  );
});

it('returns the title of a page when a menu changes it', () => {
  const header = menus.header.map(row =>
    row.href === screens.process.path ? { ...row, title: 'How it goes' } : row,
  );
  expect(getShownMenus({ ...menus, header }).titles).toEqual({
    [screens.process.path]: 'How it goes',
  });
});

it('turns a menu without entries into a link, or omits the menu when it has no URL', () => {
  const createLink = (href: string) =>
    getShownMenus({ ...menus, header: menus.header.slice(0, 1).map(row => ({ ...row, href })) }).header;
  expect(createLink('')).toEqual([]);
  expect(createLink('/services')).toEqual([{ title: menus.header[0]?.title, href: '/services' }]);
});
