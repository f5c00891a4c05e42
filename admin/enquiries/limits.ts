export const REQUESTS_PER_PAGE = 30;
