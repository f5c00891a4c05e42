/** A preview stands in the frame of the public site, not in that of the staff area. */
export { default } from '../../(site)/+Layout';
