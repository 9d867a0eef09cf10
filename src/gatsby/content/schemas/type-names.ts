import { z } from 'zod';

/** GraphQL types of groups and closed sets that are not named after their kind and field. */
export const typeNames = z.registry<{ name: string; description?: string }>();

/** GraphQL types that do not follow from the schema, such as that of a link to another node. */
export const nodeTypes = z.registry<{ type: string }>();
