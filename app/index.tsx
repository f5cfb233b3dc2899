import { Text, View } from 'react-native';

export default function ShelfRoute() {
  return (
    <View>
      <Text accessibilityRole="header">Frontier Five</Text>
    </View>
  );
}
