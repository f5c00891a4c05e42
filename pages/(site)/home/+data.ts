import { home } from '../../../content/home';
import { casesWithTitles } from '../landing';
import { posterAbove } from '../posters.server';

export const data = casesWithTitles(home.cases.titles, posterAbove('R'));
