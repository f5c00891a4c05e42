import { mediumsFirst } from '../../../components/cases/poster-places';
import { javascriptCases } from '../../../content/landings/javascript-development';
import { casesWithTitles } from '../landing';
import { posterAbove } from '../posters.server';

export const data = casesWithTitles(javascriptCases, posterAbove('W', mediumsFirst));
