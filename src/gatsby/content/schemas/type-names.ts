import { z } from 'zod';

/** GraphQL types of groups that are not named after the kind and the field that they are in. */
export const typeNames = z.registry<{ name: string; description?: string }>();

/** The GraphQL types of fields that lead to another node. */
export const nodeTypes = z.registry<{ type: string }>();
