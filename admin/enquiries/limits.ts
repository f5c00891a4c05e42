export const ENQUIRIES_PER_PAGE = 30;
