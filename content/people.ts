import amina from '../art/svg/people-amina.svg';
import danylo from '../art/svg/people-danylo.svg';
import halyna from '../art/svg/people-halyna.svg';
import iryna from '../art/svg/people-iryna.svg';
import levko from '../art/svg/people-levko.svg';
import marko from '../art/svg/people-marko.svg';
import nadia from '../art/svg/people-nadia.svg';
import ostap from '../art/svg/people-ostap.svg';
import solomiia from '../art/svg/people-solomiia.svg';
import type { Colleague } from '../domain/colleague';
import { builtInManagers } from './managers';
import { getSite } from './site';

/** Ordered so that portraits beside each other differ in background. */
export const builtInPeople: readonly Colleague[] = [
  ...builtInManagers,
  {
    key: 'danylo',
    name: 'Danylo Marchenko',
    role: 'Head of quality',
    languages: ['English', 'Ukrainian'],
    portrait: danylo,
  },
  {
    key: 'solomiia',
    name: 'Solomiia Hrytsak',
    role: 'Product designer',
    languages: ['English', 'Ukrainian'],
    portrait: solomiia,
  },
  {
    key: 'ostap',
    name: 'Ostap Vynnyk',
    role: 'Software architect',
    languages: ['English', 'Ukrainian', 'Czech'],
    portrait: ostap,
  },
  {
    key: 'iryna',
    name: 'Iryna Stefaniv',
    role: 'Head of delivery',
    languages: ['English', 'Ukrainian'],
    portrait: iryna,
  },
  {
    key: 'marko',
    name: 'Marko Dzvinchuk',
    role: 'Principal engineer',
    languages: ['English', 'Ukrainian', 'Polish'],
    portrait: marko,
  },
  {
    key: 'amina',
    name: 'Amina Yusupova',
    role: 'Data engineer',
    languages: ['English', 'Uzbek', 'Ukrainian'],
    portrait: amina,
  },
  {
    key: 'levko',
    name: 'Levko Bondar',
    role: 'DevOps engineer',
    languages: ['English', 'Ukrainian'],
    portrait: levko,
  },
  {
    key: 'halyna',
    name: 'Halyna Roik',
    role: 'QA lead',
    languages: ['English', 'Ukrainian'],
    portrait: halyna,
  },
  {
    key: 'nadia',
    name: 'Nadia Okafor',
    role: 'Front-\u2060end engineer',
    languages: ['English', 'French'],
    portrait: nadia,
  },
];

/** Returns the people of the About page: those set by staff, or the built-in ones. */
export const listPeople = (): readonly Colleague[] =>
  getSite().people?.filter(({ onAbout }) => onAbout) ?? builtInPeople;
