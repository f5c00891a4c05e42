/** A preview uses the public site's frame, not the admin's. */
export { default } from '../../(site)/+Layout';
