import { kindNames } from '../../domain/kinds';
import { choiceParam, createUrlCodec, pageParam } from '../list-url';

export const trashCodec = createUrlCodec({
  kind: choiceParam('kind', kindNames, undefined),
  page: pageParam,
  /** The list from which the trash was opened. */
  from: choiceParam('from', kindNames, undefined),
});
