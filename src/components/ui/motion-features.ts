// A file of its own so that the features arrive after the page, in their own chunk.
export { domAnimation as default } from 'framer-motion';
