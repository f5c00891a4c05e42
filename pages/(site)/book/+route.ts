import { bookingPaths } from '../../../domain/paths';

export default ({ urlPathname }: { urlPathname: string }) => {
  const [, managerKey] = new RegExp(`^${bookingPaths.book}(?:/([\\w-]+))?$`).exec(urlPathname) ?? [];
  const isBookingPath = urlPathname === bookingPaths.book || managerKey !== undefined;
  return isBookingPath && { routeParams: managerKey === undefined ? {} : { managerKey } };
};
