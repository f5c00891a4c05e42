import { engines, version as ofPackage } from '../package.json';

/** The version of the site, as its package says. */
export const version: string = ofPackage;

/** The oldest Node that runs it: `22.14`. */
export const nodeFrom: string = engines.node.replace('>=', '');
