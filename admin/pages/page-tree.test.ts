import { expect, test } from 'vitest';
import type { NavItem } from '../../domain/nav';
import { filterGroups, toPageTree } from './page-tree';

const createPage = (address: string, title = address) => ({ _id: address, address, title });
const main: NavItem[] = [
  {
    id: 'services',
    title: 'Services',
    statement: '',
    all: { title: 'All services', href: '/services' },
    entries: [
      { title: 'Audits', href: '/audits' },
      { id: 'more', title: 'More', note: '', links: [{ title: 'Tests', href: '/tests', icon: '' }] },
    ],
  },
  {
    id: 'company',
    title: 'Company',
    statement: '',
    all: { title: 'Cases', href: '/cases' },
    entries: [{ title: 'About', href: '/about' }],
  },
  { title: 'Cases', href: '/cases' },
];
const pages = ['/', '/about', '/audits', '/cases', '/extra', '/privacy', '/services', '/tests'].map(path =>
  createPage(path),
);
const tree = toPageTree(pages, { main, footer: [{ title: 'Privacy', href: '/privacy' }] });

test('lists header menu pages first, then footer menu pages, then all other pages', () => {
  expect(tree.map(({ title, rows }) => [title, rows.map(row => row.page?.address ?? row.title)])).toEqual([
    ['In the menu', ['/', '/services', '/audits', '/tests', 'Company', '/about', '/cases']],
    ['In the footer', ['/privacy']],
    ['Not in a menu', ['/extra']],
  ]);
  expect(tree[0]?.rows.map(({ parentTitle }) => parentTitle)).toEqual([
    undefined,
    undefined,
    'Services',
    'Services',
    undefined,
    'Company',
    undefined,
  ]);
});

test('shows matching pages below their headings when the page tree is filtered', () => {
  const filteredGroups = filterGroups(tree, ({ address }) => ['/about', '/extra'].includes(address));
  expect(filteredGroups.map(({ rows }) => rows.map(row => row.page?.address ?? row.title))).toEqual([
    ['Company', '/about'],
    ['/extra'],
  ]);
});
