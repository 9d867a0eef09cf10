// A file of its own, so that the features are a chunk that is loaded after the page.
export { domAnimation as default } from 'framer-motion';
