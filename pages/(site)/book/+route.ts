import { bookingPaths } from '../../../domain/paths';

export default ({ urlPathname }: { urlPathname: string }) => {
  const [, managerKey] = new RegExp(`^${bookingPaths.book}(?:/([\\w-]+))?$`).exec(urlPathname) ?? [];
  const isBook = urlPathname === bookingPaths.book || managerKey !== undefined;
  return isBook && { routeParams: managerKey === undefined ? {} : { managerKey } };
};
