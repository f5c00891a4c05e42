import { getSite } from './site';

type FigureName = 'clients' | 'projects' | 'team';

/** What stands after a figure: a plus where it is more than the number says. */
export const getFigureSuffix = (name: FigureName): string => getSite().figures?.[name].sign ?? '+';
