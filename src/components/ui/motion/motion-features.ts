// A separate file, so that the features are a chunk that loads after the page.
export { domAnimation as default } from 'framer-motion';
